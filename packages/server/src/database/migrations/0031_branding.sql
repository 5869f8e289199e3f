CREATE TABLE "brandings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"client_id" uuid,
	"name" text NOT NULL,
	"logo" text,
	"accent" text,
	"sender_name" text DEFAULT '' NOT NULL,
	"reply_to" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brandings_of" UNIQUE NULLS NOT DISTINCT("workspace_id","client_id"),
	CONSTRAINT "brandings_accent" CHECK (accent ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
ALTER TABLE "brandings" ADD CONSTRAINT "brandings_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brandings" ADD CONSTRAINT "brandings_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
CREATE TABLE "page_accesses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"sealed" text NOT NULL,
	"parts" jsonb NOT NULL,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "page_accesses_site" UNIQUE("workspace_id","origin")
);
--> statement-breakpoint
ALTER TABLE "page_accesses" ADD CONSTRAINT "page_accesses_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;
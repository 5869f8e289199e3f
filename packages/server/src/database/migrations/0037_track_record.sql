CREATE TABLE "track_cases" (
	"workspace_id" uuid NOT NULL,
	"page" text NOT NULL,
	"advice" text NOT NULL,
	"kind" text NOT NULL,
	"checks" text[] NOT NULL,
	"is_done" boolean NOT NULL,
	"is_verified" boolean NOT NULL,
	"effect" double precision,
	"error" double precision,
	"is_tested" boolean NOT NULL,
	CONSTRAINT "track_cases_workspace_id_page_advice_pk" PRIMARY KEY("workspace_id","page","advice")
);
--> statement-breakpoint
CREATE TABLE "track_records" (
	"advice" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"advised" integer NOT NULL,
	"done" integer NOT NULL,
	"verified" integer NOT NULL,
	"done_in" integer NOT NULL,
	"verified_in" integer NOT NULL,
	"effect" jsonb,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "page_changes" ADD COLUMN "recommendation" text;--> statement-breakpoint
ALTER TABLE "page_experiments" ADD COLUMN "recommendation" text;--> statement-breakpoint
ALTER TABLE "track_cases" ADD CONSTRAINT "track_cases_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;
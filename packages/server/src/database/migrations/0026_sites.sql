CREATE TABLE "site_pages" (
	"id" serial PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL,
	"address" text NOT NULL,
	"depth" smallint NOT NULL,
	"state" text DEFAULT 'known' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"kind" text,
	"sketch" jsonb,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"template_id" uuid,
	"typical" integer,
	"wanted_at" timestamp with time zone,
	"analysis_id" uuid,
	CONSTRAINT "site_pages_address" UNIQUE("run_id","address")
);
--> statement-breakpoint
CREATE TABLE "site_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" uuid NOT NULL,
	"user_id" uuid,
	"state" text DEFAULT 'planning' NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"turn" integer DEFAULT 0 NOT NULL,
	"limits" jsonb NOT NULL,
	"analyzes" boolean DEFAULT false NOT NULL,
	"is_scheduled" boolean DEFAULT false NOT NULL,
	"start_url" text,
	"robots" text,
	"source" text,
	"sitemaps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sitemaps_read" integer DEFAULT 0 NOT NULL,
	"mixed" jsonb,
	"requests" integer DEFAULT 0 NOT NULL,
	"bytes" integer DEFAULT 0 NOT NULL,
	"spent_ms" integer DEFAULT 0 NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"failure" text,
	"report" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"planned_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "site_runs_state" CHECK (state in ('planning', 'planned', 'analyzing', 'done', 'failed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "site_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"run_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"name" text NOT NULL,
	"patterns" jsonb NOT NULL,
	"similarity" real,
	"kind" text,
	CONSTRAINT "site_templates_place" UNIQUE("run_id","place")
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"url" text NOT NULL,
	"host" text NOT NULL,
	"every" text,
	"next_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sites_workspace_host" UNIQUE("workspace_id","host")
);
--> statement-breakpoint
ALTER TABLE "site_pages" ADD CONSTRAINT "site_pages_run_id_site_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."site_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_pages" ADD CONSTRAINT "site_pages_template_id_site_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."site_templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_pages" ADD CONSTRAINT "site_pages_analysis_id_analyses_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analyses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_runs" ADD CONSTRAINT "site_runs_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_runs" ADD CONSTRAINT "site_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_templates" ADD CONSTRAINT "site_templates_run_id_site_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."site_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_pages_template" ON "site_pages" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "site_pages_analysis" ON "site_pages" USING btree ("analysis_id");--> statement-breakpoint
CREATE INDEX "site_pages_wanted" ON "site_pages" USING btree ("run_id","wanted_at") WHERE wanted_at is not null;--> statement-breakpoint
CREATE INDEX "site_runs_site" ON "site_runs" USING btree ("site_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "site_runs_open" ON "site_runs" USING btree ("site_id") WHERE state in ('planning', 'analyzing');--> statement-breakpoint
CREATE INDEX "sites_due" ON "sites" USING btree ("next_at");
CREATE TABLE "measured_sites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"key" text NOT NULL,
	"hosts" jsonb NOT NULL,
	"time_zone" text NOT NULL,
	"goal" text NOT NULL,
	"thanks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"first_visit_at" timestamp with time zone,
	"last_visit_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "measured_sites_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "page_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"page" text NOT NULL,
	"what" text NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_experiments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"page" text NOT NULL,
	"name" text NOT NULL,
	"ended_on" date NOT NULL,
	"control" jsonb NOT NULL,
	"variant" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_metrics" (
	"workspace_id" uuid NOT NULL,
	"source" text NOT NULL,
	"page" text NOT NULL,
	"day" date NOT NULL,
	"visits" integer NOT NULL,
	"conversions" integer NOT NULL,
	"is_sampled" boolean DEFAULT false NOT NULL,
	"is_complete" boolean DEFAULT true NOT NULL,
	"turned_away" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "page_metrics_workspace_id_source_page_day_pk" PRIMARY KEY("workspace_id","source","page","day"),
	CONSTRAINT "page_metrics_counts" CHECK (visits >= 0 and conversions >= 0)
);
--> statement-breakpoint
CREATE TABLE "page_values" (
	"workspace_id" uuid NOT NULL,
	"page" text NOT NULL,
	"value_per_conversion" double precision,
	"currency" text NOT NULL,
	"lift_low" real NOT NULL,
	"lift_high" real NOT NULL,
	CONSTRAINT "page_values_workspace_id_page_pk" PRIMARY KEY("workspace_id","page")
);
--> statement-breakpoint
ALTER TABLE "measured_sites" ADD CONSTRAINT "measured_sites_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_changes" ADD CONSTRAINT "page_changes_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_experiments" ADD CONSTRAINT "page_experiments_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_metrics" ADD CONSTRAINT "page_metrics_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_values" ADD CONSTRAINT "page_values_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "measured_sites_workspace" ON "measured_sites" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "page_changes_page" ON "page_changes" USING btree ("workspace_id","page");--> statement-breakpoint
CREATE INDEX "page_experiments_page" ON "page_experiments" USING btree ("workspace_id","page");
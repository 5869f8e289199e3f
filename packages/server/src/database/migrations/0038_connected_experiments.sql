CREATE TABLE "connected_experiments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"external_id" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"started_on" date,
	"ended_on" date,
	"sides" jsonb,
	"missing" text,
	"pages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"page" text,
	"tested" text,
	"variant" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "connected_experiments_own" UNIQUE("connection_id","external_id")
);
--> statement-breakpoint
ALTER TABLE "metric_connections" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "metric_connections" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "metric_connections" ADD COLUMN "tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "metric_connections" ADD COLUMN "found" jsonb;--> statement-breakpoint
ALTER TABLE "metric_connections" ADD COLUMN "pages_elsewhere" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "page_experiments" ADD COLUMN "connected_id" uuid;--> statement-breakpoint
ALTER TABLE "page_metrics" ADD COLUMN "connection_id" uuid;--> statement-breakpoint
ALTER TABLE "search_queries" ADD COLUMN "words" jsonb;--> statement-breakpoint
ALTER TABLE "search_queries" ADD COLUMN "compared_with" integer;--> statement-breakpoint
ALTER TABLE "connected_experiments" ADD CONSTRAINT "connected_experiments_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connected_experiments" ADD CONSTRAINT "connected_experiments_connection_id_metric_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."metric_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connected_experiments_workspace" ON "connected_experiments" USING btree ("workspace_id");--> statement-breakpoint
ALTER TABLE "page_experiments" ADD CONSTRAINT "page_experiments_connected_id_connected_experiments_id_fk" FOREIGN KEY ("connected_id") REFERENCES "public"."connected_experiments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_metrics" ADD CONSTRAINT "page_metrics_connection_id_metric_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."metric_connections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_metrics_connection" ON "page_metrics" USING btree ("connection_id","page");--> statement-breakpoint
ALTER TABLE "page_experiments" ADD CONSTRAINT "page_experiments_connected_id_unique" UNIQUE("connected_id");
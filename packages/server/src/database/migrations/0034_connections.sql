CREATE TABLE "metric_connections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"source" text NOT NULL,
	"sealed" text NOT NULL,
	"property" text NOT NULL,
	"name" text NOT NULL,
	"goal" text,
	"problem" text,
	"told_at" timestamp with time zone,
	"fetched_at" timestamp with time zone,
	"done_from" date,
	"done_through" date,
	"missing" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "metric_connections_property" UNIQUE("workspace_id","source","property")
);
--> statement-breakpoint
CREATE TABLE "search_queries" (
	"workspace_id" uuid NOT NULL,
	"page" text NOT NULL,
	"query" text NOT NULL,
	"clicks" integer NOT NULL,
	"impressions" integer NOT NULL,
	"connection_id" uuid NOT NULL,
	CONSTRAINT "search_queries_connection_id_page_query_pk" PRIMARY KEY("connection_id","page","query")
);
--> statement-breakpoint
ALTER TABLE "metric_connections" ADD CONSTRAINT "metric_connections_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "search_queries" ADD CONSTRAINT "search_queries_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "search_queries" ADD CONSTRAINT "search_queries_connection_id_metric_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."metric_connections"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "metric_connections_due" ON "metric_connections" USING btree ("next_at");
--> statement-breakpoint
CREATE INDEX "search_queries_page" ON "search_queries" USING btree ("workspace_id","page");

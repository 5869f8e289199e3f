ALTER TABLE "site_pages" ADD COLUMN "refusals" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_runs" ADD COLUMN "slowness" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_runs" ADD COLUMN "due_at" timestamp with time zone;
ALTER TABLE "reports" ADD COLUMN "written_in" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "report_language" text;
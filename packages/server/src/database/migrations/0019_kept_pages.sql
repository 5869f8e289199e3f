CREATE TABLE "kept_pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"report_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"is_open" boolean DEFAULT false NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"alive_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "trial_scores" jsonb;--> statement-breakpoint
ALTER TABLE "kept_pages" ADD CONSTRAINT "kept_pages_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_pages" ADD CONSTRAINT "kept_pages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_pages_report" ON "kept_pages" USING btree ("report_id");--> statement-breakpoint
CREATE UNIQUE INDEX "kept_pages_user" ON "kept_pages" USING btree ("user_id");
CREATE TABLE "reanalysis_schedules" (
	"user_id" uuid NOT NULL,
	"page_key" text NOT NULL,
	"every" text NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reanalysis_schedules_user_id_page_key_pk" PRIMARY KEY("user_id","page_key")
);
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "page_key" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "is_current" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "score_percent" smallint;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "pre_visitors" integer;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "pre_conversions" integer;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "post_visitors" integer;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "post_conversions" integer;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "lift" real GENERATED ALWAYS AS (case when pre_optimization_cvr > 0
        then (post_optimization_cvr - pre_optimization_cvr) / pre_optimization_cvr * 100 end) STORED;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "cvr_reminder_mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "shown_status" text GENERATED ALWAYS AS (case when optimization_status = 'optimized' then 'optimized'
        when optimization_status = 'archived' or jsonb_array_length(recommendations) = 0 then 'archived'
        else 'action_required' end) STORED;--> statement-breakpoint
ALTER TABLE "reanalysis_schedules" ADD CONSTRAINT "reanalysis_schedules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reanalysis_schedules_due" ON "reanalysis_schedules" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "reports_pages" ON "reports" USING btree ("user_id","created_at") WHERE is_current;--> statement-breakpoint
CREATE INDEX "reports_page_versions" ON "reports" USING btree ("user_id","page_key","created_at");
CREATE TABLE "trial_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"report_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"request" jsonb,
	"state" text DEFAULT 'queued' NOT NULL,
	"tried" smallint DEFAULT 0 NOT NULL,
	"total" smallint DEFAULT 0 NOT NULL,
	"message" text,
	"trial" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "trial_runs" ADD CONSTRAINT "trial_runs_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_runs" ADD CONSTRAINT "trial_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trial_runs_report" ON "trial_runs" USING btree ("report_id","created_at");--> statement-breakpoint
CREATE INDEX "trial_runs_user" ON "trial_runs" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "trial_runs_first" ON "trial_runs" USING btree ("report_id") WHERE kind = 'first';
CREATE TABLE "browser_restarts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_days" (
	"day" date PRIMARY KEY NOT NULL,
	"visits" integer NOT NULL,
	"bounces" integer NOT NULL,
	"seconds" integer NOT NULL,
	"active_users" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_days" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_days_day_path_pk" PRIMARY KEY("day","path")
);
--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "timings" jsonb;--> statement-breakpoint
ALTER TABLE "feedback" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "granted_pro_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "browser_restarts_created" ON "browser_restarts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "analyses_created" ON "analyses" USING btree ("created_at","state");--> statement-breakpoint
CREATE INDEX "audit_log_created" ON "audit_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("created_at") WHERE sent_at is null and failure is null;--> statement-breakpoint
CREATE INDEX "ratings_created" ON "ratings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reports_created" ON "reports" USING btree ("created_at","user_id");--> statement-breakpoint
CREATE INDEX "webhook_events_waiting" ON "webhook_events" USING btree ("received_at") WHERE processed_at is null;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_idempotency_key_unique" UNIQUE("idempotency_key");--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed or removed', TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"idempotency_key" text,
	"plan_type" text NOT NULL,
	"is_trial" boolean NOT NULL,
	"return_to" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"session_id" text,
	"checkout_url" text,
	"client_secret" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checkouts_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "checkouts_key" UNIQUE("user_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"id" serial PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"compared" integer DEFAULT 0 NOT NULL,
	"differences" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulated_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"object" text NOT NULL,
	"customer" text,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trials" (
	"key" text PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "pro_until" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "withdrawal" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "trial_reminder_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pro_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_open" ON "checkouts" USING btree ("user_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "simulated_objects_customer" ON "simulated_objects" USING btree ("customer","object");--> statement-breakpoint
CREATE INDEX "trials_subscription" ON "trials" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "subscriptions_trials" ON "subscriptions" USING btree ("trial_ends_at") WHERE status = 'trialing';
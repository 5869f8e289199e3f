CREATE TABLE "workspace_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "workspace_invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "workspace_invitations_email" UNIQUE("workspace_id","email"),
	CONSTRAINT "workspace_invitations_role" CHECK (role in ('admin', 'editor', 'viewer'))
);
--> statement-breakpoint
ALTER TABLE "trial_runs" ALTER COLUMN "user_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "webhooks" ALTER COLUMN "user_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "workspace_id" uuid;
--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "workspace_id" uuid;
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "workspace_id" uuid;
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "quantity" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "workspace_id" uuid;
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "quantity" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "trial_runs" ADD COLUMN "workspace_id" uuid;
--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "workspace_id" uuid;
--> statement-breakpoint
ALTER TABLE "workspace_members" ADD COLUMN "last_used_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "stripe_customer_id" text;
--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "stripe_subscription_id" text;
--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "subscription_status" text DEFAULT 'free' NOT NULL;
--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "pro_until" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "billing_version" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "seats" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "idempotency_key" text;
--> statement-breakpoint
ALTER TABLE "workspace_invitations" ADD CONSTRAINT "workspace_invitations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "workspace_invitations" ADD CONSTRAINT "workspace_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "checkouts" DROP CONSTRAINT "checkouts_user_id_users_id_fk", ADD CONSTRAINT "checkouts_user_id_workspaces_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reanalysis_schedules" DROP CONSTRAINT "reanalysis_schedules_user_id_users_id_fk", ADD CONSTRAINT "reanalysis_schedules_user_id_workspaces_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "report_ticks" DROP CONSTRAINT "report_ticks_user_id_users_id_fk", ADD CONSTRAINT "report_ticks_user_id_workspaces_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_user_id_users_id_fk", ADD CONSTRAINT "reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_user_id_users_id_fk", ADD CONSTRAINT "subscriptions_user_id_workspaces_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "trial_runs" ADD CONSTRAINT "trial_runs_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "trial_runs" DROP CONSTRAINT "trial_runs_user_id_users_id_fk", ADD CONSTRAINT "trial_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhooks" DROP CONSTRAINT "webhooks_user_id_users_id_fk", ADD CONSTRAINT "webhooks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "analyses_workspace" ON "analyses" USING btree ("workspace_id","created_at");
--> statement-breakpoint
CREATE INDEX "api_keys_workspace" ON "api_keys" USING btree ("workspace_id");
--> statement-breakpoint
CREATE INDEX "audit_log_workspace" ON "audit_log" USING btree ("workspace_id","id");
--> statement-breakpoint
CREATE INDEX "reports_workspace_pages" ON "reports" USING btree ("workspace_id","created_at") WHERE is_current;
--> statement-breakpoint
CREATE INDEX "reports_workspace_page_versions" ON "reports" USING btree ("workspace_id","page_key","created_at");
--> statement-breakpoint
CREATE INDEX "reports_workspace" ON "reports" USING btree ("workspace_id","created_at");
--> statement-breakpoint
CREATE INDEX "trial_runs_workspace" ON "trial_runs" USING btree ("workspace_id","created_at");
--> statement-breakpoint
CREATE INDEX "webhooks_workspace" ON "webhooks" USING btree ("workspace_id","created_at");
--> statement-breakpoint
CREATE INDEX "workspaces_customer" ON "workspaces" USING btree ("stripe_customer_id");
--> statement-breakpoint
ALTER TABLE "workspaces" ADD CONSTRAINT "workspaces_idempotency_key_unique" UNIQUE("idempotency_key");
--> statement-breakpoint
-- The former version stores only the user. A report and a trial belong where their analysis and report do.
CREATE FUNCTION fill_workspace() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.workspace_id IS NULL THEN
		SELECT id INTO NEW.workspace_id FROM workspaces WHERE id = NEW.user_id;
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION fill_workspace_of_analysis() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.workspace_id IS NULL AND NEW.actor LIKE 'user:%' THEN
		SELECT id INTO NEW.workspace_id FROM workspaces WHERE id::text = substr(NEW.actor, 6);
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION fill_workspace_of_report() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.workspace_id IS NULL THEN
		SELECT workspace_id INTO NEW.workspace_id FROM analyses WHERE id = NEW.analysis_id;
	END IF;
	IF NEW.workspace_id IS NULL THEN
		SELECT id INTO NEW.workspace_id FROM workspaces WHERE id = NEW.user_id;
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION fill_workspace_of_trial() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.workspace_id IS NULL THEN
		SELECT workspace_id INTO NEW.workspace_id FROM reports WHERE id = NEW.report_id;
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER analyses_fill_workspace BEFORE INSERT ON "analyses" FOR EACH ROW EXECUTE FUNCTION fill_workspace_of_analysis();
--> statement-breakpoint
CREATE TRIGGER reports_fill_workspace BEFORE INSERT ON "reports" FOR EACH ROW EXECUTE FUNCTION fill_workspace_of_report();
--> statement-breakpoint
CREATE TRIGGER trial_runs_fill_workspace BEFORE INSERT ON "trial_runs" FOR EACH ROW EXECUTE FUNCTION fill_workspace_of_trial();
--> statement-breakpoint
CREATE TRIGGER api_keys_fill_workspace BEFORE INSERT ON "api_keys" FOR EACH ROW EXECUTE FUNCTION fill_workspace();
--> statement-breakpoint
CREATE TRIGGER webhooks_fill_workspace BEFORE INSERT ON "webhooks" FOR EACH ROW EXECUTE FUNCTION fill_workspace();
--> statement-breakpoint
-- Until no former version runs, a person and their personal workspace share their payments.
CREATE FUNCTION take_billing_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE person users%ROWTYPE;
BEGIN
	SELECT * INTO person FROM users WHERE id = NEW.id;
	IF FOUND AND NEW.billing_version <= person.billing_version THEN
		NEW.stripe_customer_id := person.stripe_customer_id;
		NEW.stripe_subscription_id := person.stripe_subscription_id;
		NEW.subscription_status := person.subscription_status;
		NEW.pro_until := person.pro_until;
		NEW.billing_version := person.billing_version;
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER workspaces_take_billing BEFORE INSERT ON "workspaces" FOR EACH ROW WHEN (NEW.kind = 'personal') EXECUTE FUNCTION take_billing_of_user();
--> statement-breakpoint
CREATE FUNCTION share_billing_with_workspace() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE workspaces SET (stripe_customer_id, stripe_subscription_id, subscription_status, pro_until, billing_version)
		= (NEW.stripe_customer_id, NEW.stripe_subscription_id, NEW.subscription_status, NEW.pro_until, NEW.billing_version)
	WHERE id = NEW.id AND (stripe_customer_id, stripe_subscription_id, subscription_status, pro_until, billing_version)
		IS DISTINCT FROM (NEW.stripe_customer_id, NEW.stripe_subscription_id, NEW.subscription_status, NEW.pro_until, NEW.billing_version);
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION share_billing_with_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE users SET (stripe_customer_id, stripe_subscription_id, subscription_status, pro_until, billing_version)
		= (NEW.stripe_customer_id, NEW.stripe_subscription_id, NEW.subscription_status, NEW.pro_until, NEW.billing_version)
	WHERE id = NEW.id AND (stripe_customer_id, stripe_subscription_id, subscription_status, pro_until, billing_version)
		IS DISTINCT FROM (NEW.stripe_customer_id, NEW.stripe_subscription_id, NEW.subscription_status, NEW.pro_until, NEW.billing_version);
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_share_billing AFTER UPDATE OF stripe_customer_id, stripe_subscription_id, subscription_status, pro_until, billing_version ON "users" FOR EACH ROW EXECUTE FUNCTION share_billing_with_workspace();
--> statement-breakpoint
CREATE TRIGGER workspaces_share_billing AFTER UPDATE OF stripe_customer_id, stripe_subscription_id, subscription_status, pro_until, billing_version ON "workspaces" FOR EACH ROW WHEN (NEW.kind = 'personal') EXECUTE FUNCTION share_billing_with_user();
--> statement-breakpoint
DO $$
BEGIN
	UPDATE workspaces w SET (stripe_customer_id, stripe_subscription_id, subscription_status, pro_until, billing_version)
		= (u.stripe_customer_id, u.stripe_subscription_id, u.subscription_status, u.pro_until, u.billing_version)
	FROM users u WHERE u.id = w.id AND w.kind = 'personal' AND (u.stripe_customer_id, u.stripe_subscription_id, u.subscription_status, u.pro_until, u.billing_version) IS DISTINCT FROM (w.stripe_customer_id, w.stripe_subscription_id, w.subscription_status, w.pro_until, w.billing_version);
	UPDATE analyses a SET workspace_id = w.id FROM workspaces w WHERE a.actor = 'user:' || w.id AND a.workspace_id IS NULL;
	UPDATE reports SET workspace_id = user_id WHERE user_id IS NOT NULL AND workspace_id IS NULL;
	UPDATE trial_runs SET workspace_id = user_id WHERE workspace_id IS NULL;
	UPDATE api_keys SET workspace_id = user_id WHERE workspace_id IS NULL;
	UPDATE webhooks SET workspace_id = user_id WHERE workspace_id IS NULL;
END $$;

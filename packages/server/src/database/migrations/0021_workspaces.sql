CREATE TABLE "workspace_members" (
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "workspace_members_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id"),
	CONSTRAINT "workspace_members_role" CHECK (role in ('owner', 'admin', 'editor', 'viewer'))
);
--> statement-breakpoint
CREATE TABLE "workspaces" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "workspaces_kind" CHECK (kind in ('personal', 'team'))
);
--> statement-breakpoint
ALTER TABLE "workspace_members" ADD CONSTRAINT "workspace_members_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_members" ADD CONSTRAINT "workspace_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "workspace_members_user" ON "workspace_members" USING btree ("user_id");--> statement-breakpoint
CREATE FUNCTION create_personal_workspace() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('liftmark.restoring', true) = 'on' THEN RETURN NEW; END IF;
	INSERT INTO workspaces (id, kind) VALUES (NEW.id, 'personal') ON CONFLICT DO NOTHING;
	INSERT INTO workspace_members (workspace_id, user_id, role) VALUES (NEW.id, NEW.id, 'owner') ON CONFLICT DO NOTHING;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER users_personal_workspace AFTER INSERT ON "users" FOR EACH ROW EXECUTE FUNCTION create_personal_workspace();--> statement-breakpoint
CREATE FUNCTION remove_personal_workspace() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM workspaces WHERE id = OLD.id AND kind = 'personal';
	RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER users_remove_workspace AFTER DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION remove_personal_workspace();--> statement-breakpoint
INSERT INTO workspaces (id, kind, created_at) SELECT id, 'personal', created_at FROM users ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO workspace_members (workspace_id, user_id, role, created_at) SELECT id, id, 'owner', created_at FROM users ON CONFLICT DO NOTHING;

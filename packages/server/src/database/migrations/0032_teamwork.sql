CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"page_key" text NOT NULL,
	"recommendation" text NOT NULL,
	"title" text NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"mentions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stopped_mails" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "stopped_mails_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "task_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"page_key" text NOT NULL,
	"recommendation" text NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"assignee_id" uuid,
	"due_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"workspace_id" uuid NOT NULL,
	"page_key" text NOT NULL,
	"recommendation" text NOT NULL,
	"assignee_id" uuid,
	"due_on" date,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "tasks_workspace_id_page_key_recommendation_pk" PRIMARY KEY("workspace_id","page_key","recommendation")
);
--> statement-breakpoint
CREATE TABLE "work_notices" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"page_key" text NOT NULL,
	"recommendation" text NOT NULL,
	"title" text NOT NULL,
	"actor_id" uuid,
	"comment_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stopped_mails" ADD CONSTRAINT "stopped_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "task_events" ADD CONSTRAINT "task_events_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "task_events" ADD CONSTRAINT "task_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "task_events" ADD CONSTRAINT "task_events_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "work_notices" ADD CONSTRAINT "work_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "work_notices" ADD CONSTRAINT "work_notices_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "work_notices" ADD CONSTRAINT "work_notices_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "work_notices" ADD CONSTRAINT "work_notices_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "comments_task" ON "comments" USING btree ("workspace_id","page_key","recommendation","created_at");
--> statement-breakpoint
CREATE INDEX "comments_workspace" ON "comments" USING btree ("workspace_id","created_at");
--> statement-breakpoint
CREATE INDEX "comments_author" ON "comments" USING btree ("author_id");
--> statement-breakpoint
CREATE INDEX "task_events_workspace" ON "task_events" USING btree ("workspace_id","created_at");
--> statement-breakpoint
CREATE INDEX "task_events_page" ON "task_events" USING btree ("workspace_id","page_key","created_at");
--> statement-breakpoint
CREATE INDEX "task_events_actor" ON "task_events" USING btree ("actor_id");
--> statement-breakpoint
CREATE INDEX "task_events_assignee" ON "task_events" USING btree ("assignee_id");
--> statement-breakpoint
CREATE INDEX "tasks_assignee" ON "tasks" USING btree ("assignee_id");
--> statement-breakpoint
CREATE INDEX "tasks_due" ON "tasks" USING btree ("due_on");
--> statement-breakpoint
CREATE INDEX "work_notices_user" ON "work_notices" USING btree ("user_id","mailed_at");
--> statement-breakpoint
CREATE INDEX "work_notices_comment" ON "work_notices" USING btree ("comment_id");
--> statement-breakpoint
CREATE INDEX "work_notices_actor" ON "work_notices" USING btree ("actor_id");
--> statement-breakpoint
CREATE INDEX "work_notices_workspace" ON "work_notices" USING btree ("workspace_id");

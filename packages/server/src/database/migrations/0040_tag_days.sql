ALTER TABLE "measured_sites" ADD COLUMN "partial_days" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "measured_sites" ADD COLUMN "other_goal_through" date;
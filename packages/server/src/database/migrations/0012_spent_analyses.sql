CREATE TABLE "spent_analyses" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "spent_analyses_until" ON "spent_analyses" USING btree ("until");
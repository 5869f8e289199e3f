CREATE TABLE "check_errors" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"check" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "check_errors_created" ON "check_errors" USING btree ("created_at");
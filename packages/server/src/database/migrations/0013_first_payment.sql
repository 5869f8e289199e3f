ALTER TABLE "subscriptions" ADD COLUMN "first_paid_at" timestamp with time zone;--> statement-breakpoint
-- What was known so far: an active one is paid for, and one that lasted for the shortest month was. The nightly comparison with the payment provider replaces it.
UPDATE "subscriptions" SET "first_paid_at" = coalesce("trial_ends_at", "created_at")
WHERE "pro_until" > coalesce("trial_ends_at", "created_at")
  AND ("status" = 'active' OR "pro_until" >= coalesce("trial_ends_at", "created_at") + interval '27 days');

UPDATE "orders" SET "paid_at" = coalesce(
  (SELECT min(p."paid_at") FROM "payments" p WHERE p."order_id" = "orders"."id" AND p."state" IN ('paid', 'refund')),
  CASE WHEN "orders"."state" IN ('confirmed', 'refund') THEN "orders"."created_at" END
) WHERE "payment" = 'online' AND "paid_at" IS NULL AND "total_cents" > 0;--> statement-breakpoint
DROP INDEX "orders_due";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "owed_cents" integer GENERATED ALWAYS AS (CASE WHEN state = 'confirmed' AND paid_at IS NULL THEN total_cents ELSE 0 END) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("due_at") WHERE "orders"."owed_cents" > 0;

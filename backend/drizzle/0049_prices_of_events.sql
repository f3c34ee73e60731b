DROP INDEX "events_to_come";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "lowest_price" numeric(10, 2);--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "highest_price" numeric(10, 2);--> statement-breakpoint
UPDATE "events" SET "lowest_price" = money.low, "highest_price" = money.high FROM (
  SELECT event_id, coalesce(min(price) FILTER (WHERE prices.text ->> 'de' = 'Vollpreis' OR prices.text ->> 'en' = 'Full price' OR prices.text ->> 'cs' = 'Plné vstupné'), min(price)) AS low, max(price) AS high
  FROM seat_groups JOIN prices ON prices.seat_group_id = seat_groups.id GROUP BY event_id
) AS money WHERE money.event_id = "events"."id";--> statement-breakpoint
CREATE INDEX "events_to_come" ON "events" USING btree ("ends_at","local_start","last_day","id","local_end","all_day","room_id","venue_id","type_id","series_id","genre_id","access","own_access","age_from","age_to","is_free","lowest_price","highest_price") WHERE "events"."is_online";
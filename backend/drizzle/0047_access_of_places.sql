DROP INDEX "events_to_come";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "own_access" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "age_from" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "age_to" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "is_free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "persons" ADD COLUMN "is_group" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "access_means" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "own_access" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "access_means" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "events_to_come" ON "events" USING btree ("ends_at","local_start","last_day","id","local_end","all_day","room_id","venue_id","type_id","series_id","genre_id","access","own_access") WHERE "events"."is_online";
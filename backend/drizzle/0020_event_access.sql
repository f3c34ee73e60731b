DROP INDEX "events_to_come";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "access" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "events_to_come" ON "events" USING btree ("ends_at","local_start","id","local_end","all_day","room_id","type_id","series_id","genre_id","access") WHERE "events"."is_online";
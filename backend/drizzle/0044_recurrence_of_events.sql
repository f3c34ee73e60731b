ALTER TABLE "events" ADD COLUMN "recurrence" text;--> statement-breakpoint
CREATE INDEX "events_recurrence" ON "events" USING btree ("recurrence") WHERE "events"."recurrence" is not null;
CREATE TABLE "admission_parts" (
	"admission_id" integer NOT NULL,
	"part_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "admission_parts_pk" PRIMARY KEY("admission_id","part_id")
);
--> statement-breakpoint
CREATE TABLE "admissions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"title" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"text" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_online" boolean DEFAULT true NOT NULL,
	"venue_id" integer,
	"exhibition_id" integer,
	"slot_minutes" integer,
	"capacity" integer,
	"prices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"date_from" date,
	"date_to" date,
	"days_ahead" integer DEFAULT 60 NOT NULL,
	"closes_minutes" integer DEFAULT 0 NOT NULL,
	"opening_exceptions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "admissions_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "admission_id" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "admission_state" text;--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "places" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "holds" ADD COLUMN "places" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "holds" ADD COLUMN "bundle" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "places" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "admission_parts" ADD CONSTRAINT "admission_parts_admission_id_admissions_id_fk" FOREIGN KEY ("admission_id") REFERENCES "public"."admissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admission_parts" ADD CONSTRAINT "admission_parts_part_id_admissions_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."admissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admissions" ADD CONSTRAINT "admissions_venue_id_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admissions" ADD CONSTRAINT "admissions_exhibition_id_exhibitions_id_fk" FOREIGN KEY ("exhibition_id") REFERENCES "public"."exhibitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admission_parts_part" ON "admission_parts" USING btree ("part_id");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_admission_id_admissions_id_fk" FOREIGN KEY ("admission_id") REFERENCES "public"."admissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_admission" ON "events" USING btree ("admission_id","local_start") WHERE "events"."admission_id" is not null;
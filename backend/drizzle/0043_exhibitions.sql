CREATE TABLE "exhibition_persons" (
	"exhibition_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "exhibition_persons_pk" PRIMARY KEY("exhibition_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "exhibition_rooms" (
	"exhibition_id" integer NOT NULL,
	"room_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "exhibition_rooms_pk" PRIMARY KEY("exhibition_id","room_id")
);
--> statement-breakpoint
CREATE TABLE "exhibition_tags" (
	"exhibition_id" integer NOT NULL,
	"term_id" integer NOT NULL,
	CONSTRAINT "exhibition_tags_pk" PRIMARY KEY("exhibition_id","term_id")
);
--> statement-breakpoint
CREATE TABLE "exhibitions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exhibitions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"title" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"subline" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"body" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_online" boolean DEFAULT true NOT NULL,
	"date_from" date,
	"date_to" date,
	"is_permanent" boolean DEFAULT false NOT NULL,
	"opening_exceptions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"venue_id" integer,
	"floor" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"access" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"languages" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_free" boolean DEFAULT false NOT NULL,
	"prices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tickets_from" date,
	"ticket_url" text DEFAULT '' NOT NULL,
	"type_id" integer,
	"image" text,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"audio" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"press" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exhibitions_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "exhibition_id" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "exhibition_id" integer;--> statement-breakpoint
ALTER TABLE "exhibition_persons" ADD CONSTRAINT "exhibition_persons_exhibition_id_exhibitions_id_fk" FOREIGN KEY ("exhibition_id") REFERENCES "public"."exhibitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibition_persons" ADD CONSTRAINT "exhibition_persons_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibition_rooms" ADD CONSTRAINT "exhibition_rooms_exhibition_id_exhibitions_id_fk" FOREIGN KEY ("exhibition_id") REFERENCES "public"."exhibitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibition_rooms" ADD CONSTRAINT "exhibition_rooms_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibition_tags" ADD CONSTRAINT "exhibition_tags_exhibition_id_exhibitions_id_fk" FOREIGN KEY ("exhibition_id") REFERENCES "public"."exhibitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibition_tags" ADD CONSTRAINT "exhibition_tags_term_id_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitions" ADD CONSTRAINT "exhibitions_venue_id_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitions" ADD CONSTRAINT "exhibitions_type_id_terms_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exhibitions_days" ON "exhibitions" USING btree ("is_online","date_to");--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_exhibition_id_exhibitions_id_fk" FOREIGN KEY ("exhibition_id") REFERENCES "public"."exhibitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_exhibition_id_exhibitions_id_fk" FOREIGN KEY ("exhibition_id") REFERENCES "public"."exhibitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_exhibition" ON "articles" USING btree ("exhibition_id");--> statement-breakpoint
CREATE INDEX "events_exhibition" ON "events" USING btree ("exhibition_id");
CREATE TABLE "seat_plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seat_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" text NOT NULL,
	"room_id" integer,
	"rows" text NOT NULL,
	CONSTRAINT "seat_plans_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "taken_seats" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "taken_seats_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"row" text NOT NULL,
	"seat" text NOT NULL,
	"hold_id" integer,
	"line_id" integer,
	"ticket_id" integer,
	CONSTRAINT "taken_seats_by_somebody" CHECK ("taken_seats"."hold_id" IS NOT NULL OR "taken_seats"."line_id" IS NOT NULL)
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "seat_kind" text DEFAULT 'normal' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "seat_plan_id" integer;--> statement-breakpoint
ALTER TABLE "prices" ADD COLUMN "seat_kind" text DEFAULT 'normal' NOT NULL;--> statement-breakpoint
ALTER TABLE "seat_groups" ADD COLUMN "seats" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "seat_plans" ADD CONSTRAINT "seat_plans_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_seats" ADD CONSTRAINT "taken_seats_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_seats" ADD CONSTRAINT "taken_seats_hold_id_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."holds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_seats" ADD CONSTRAINT "taken_seats_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_seats" ADD CONSTRAINT "taken_seats_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "taken_seats_once" ON "taken_seats" USING btree ("event_id","row","seat");--> statement-breakpoint
CREATE UNIQUE INDEX "taken_seats_ticket" ON "taken_seats" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "taken_seats_hold" ON "taken_seats" USING btree ("hold_id");--> statement-breakpoint
CREATE INDEX "taken_seats_line" ON "taken_seats" USING btree ("line_id");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_seat_plan_id_seat_plans_id_fk" FOREIGN KEY ("seat_plan_id") REFERENCES "public"."seat_plans"("id") ON DELETE no action ON UPDATE no action;
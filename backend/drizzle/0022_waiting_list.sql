CREATE TABLE "waiting" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waiting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"event_id" integer NOT NULL,
	"email" text NOT NULL,
	"quantity" integer NOT NULL,
	"lang" text NOT NULL,
	"link" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"holding_cart_id" integer,
	"offered_until" timestamp with time zone,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "waiting_number_unique" UNIQUE("number"),
	CONSTRAINT "waiting_quantity_positive" CHECK ("waiting"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "waiting" ADD CONSTRAINT "waiting_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting" ADD CONSTRAINT "waiting_holding_cart_id_carts_id_fk" FOREIGN KEY ("holding_cart_id") REFERENCES "public"."carts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_email" ON "waiting" USING btree ("event_id","email");--> statement-breakpoint
CREATE INDEX "waiting_order" ON "waiting" USING btree ("event_id","state","since");--> statement-breakpoint
CREATE INDEX "waiting_cart" ON "waiting" USING btree ("holding_cart_id");
CREATE TABLE "record_review_steps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "record_review_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"review_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"author_id" integer,
	"action" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"notified_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "record_reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "record_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"state" text NOT NULL,
	"author_id" integer,
	"at" timestamp with time zone NOT NULL,
	"assignee_id" integer,
	"version" text NOT NULL,
	"path" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_rules" (
	"kind" text PRIMARY KEY NOT NULL,
	"people" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "record_review_steps" ADD CONSTRAINT "record_review_steps_review_id_record_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."record_reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_review_steps" ADD CONSTRAINT "record_review_steps_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_reviews" ADD CONSTRAINT "record_reviews_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_reviews" ADD CONSTRAINT "record_reviews_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_review_steps_review" ON "record_review_steps" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "record_review_steps_author" ON "record_review_steps" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "record_review_steps_new" ON "record_review_steps" USING btree ("id") WHERE "record_review_steps"."notified_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "record_reviews_open" ON "record_reviews" USING btree ("kind","record_id") WHERE "record_reviews"."state" in ('waiting', 'returned');--> statement-breakpoint
CREATE INDEX "record_reviews_record" ON "record_reviews" USING btree ("kind","record_id","id");--> statement-breakpoint
CREATE INDEX "record_reviews_author" ON "record_reviews" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "record_reviews_assignee" ON "record_reviews" USING btree ("assignee_id");
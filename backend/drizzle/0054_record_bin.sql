CREATE TABLE "record_bin" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "record_bin_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"rows" jsonb NOT NULL,
	"links" jsonb NOT NULL,
	"author_id" integer,
	"removed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "record_bin" ADD CONSTRAINT "record_bin_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "record_bin_record" ON "record_bin" USING btree ("kind","record_id");
CREATE TABLE "record_comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "record_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"thread_id" integer,
	"target" text NOT NULL,
	"author_id" integer,
	"at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"text" text NOT NULL,
	"mentions" jsonb NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" integer,
	"path" text NOT NULL,
	"notified_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "record_comments" ADD CONSTRAINT "record_comments_thread_id_record_comments_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."record_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_comments" ADD CONSTRAINT "record_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_comments" ADD CONSTRAINT "record_comments_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_comments_record" ON "record_comments" USING btree ("kind","record_id","id");--> statement-breakpoint
CREATE INDEX "record_comments_thread" ON "record_comments" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "record_comments_author" ON "record_comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "record_comments_resolver" ON "record_comments" USING btree ("resolved_by");--> statement-breakpoint
CREATE INDEX "record_comments_mentions" ON "record_comments" USING gin ("mentions");
CREATE TABLE "unsaved_forms" (
	"author_id" integer NOT NULL,
	"form" text NOT NULL,
	"title" text NOT NULL,
	"version" text NOT NULL,
	"before" json NOT NULL,
	"values" json NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "unsaved_forms_author_id_form_pk" PRIMARY KEY("author_id","form")
);
--> statement-breakpoint
ALTER TABLE "unsaved_forms" ADD CONSTRAINT "unsaved_forms_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
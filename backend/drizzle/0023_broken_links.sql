CREATE TABLE "broken_links" (
	"href" text PRIMARY KEY NOT NULL,
	"status" integer,
	"page" text NOT NULL,
	"pages" integer NOT NULL,
	"found_at" timestamp with time zone NOT NULL
);

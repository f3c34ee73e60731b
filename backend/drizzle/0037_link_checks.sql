CREATE TABLE "link_checks" (
	"checked_at" timestamp with time zone PRIMARY KEY NOT NULL
);

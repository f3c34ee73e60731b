CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "search_entries" (
	"category" text NOT NULL,
	"record_id" integer NOT NULL,
	"lang" text NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"words" "tsvector" NOT NULL,
	"title_words" "tsvector" NOT NULL,
	"folded" text NOT NULL,
	"moment" timestamp with time zone,
	"until" timestamp with time zone,
	CONSTRAINT "search_entries_category_record_id_lang_pk" PRIMARY KEY("category","record_id","lang")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"lang" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_words_lang_word_pk" PRIMARY KEY("lang","word")
);
--> statement-breakpoint
DROP INDEX "events_search_de";--> statement-breakpoint
DROP INDEX "events_search_en";--> statement-breakpoint
DROP INDEX "events_search_cs";--> statement-breakpoint
CREATE INDEX "search_words_de" ON "search_entries" USING gin ("words") WHERE "search_entries"."lang" = 'de';--> statement-breakpoint
CREATE INDEX "search_title_words_de" ON "search_entries" USING gin ("title_words") WHERE "search_entries"."lang" = 'de';--> statement-breakpoint
CREATE INDEX "search_words_en" ON "search_entries" USING gin ("words") WHERE "search_entries"."lang" = 'en';--> statement-breakpoint
CREATE INDEX "search_title_words_en" ON "search_entries" USING gin ("title_words") WHERE "search_entries"."lang" = 'en';--> statement-breakpoint
CREATE INDEX "search_words_cs" ON "search_entries" USING gin ("words") WHERE "search_entries"."lang" = 'cs';--> statement-breakpoint
CREATE INDEX "search_title_words_cs" ON "search_entries" USING gin ("title_words") WHERE "search_entries"."lang" = 'cs';--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops);
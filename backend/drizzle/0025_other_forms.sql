ALTER TABLE "pages" ADD COLUMN "easy_language_link" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "sign_language_film" text;
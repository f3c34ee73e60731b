ALTER TABLE "users" ADD COLUMN "role" text DEFAULT 'editor' NOT NULL;--> statement-breakpoint
UPDATE "users" SET "role" = 'administrator' WHERE "id" = (SELECT min("id") FROM "users");

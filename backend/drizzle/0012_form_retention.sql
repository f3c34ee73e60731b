ALTER TABLE "forms" ADD COLUMN "retention_days" integer DEFAULT 180 NOT NULL;--> statement-breakpoint
-- What a form had promised to keep is not deleted by an upgrade: forms that exist keep their entries until told.
UPDATE "forms" SET "retention_days" = 0;

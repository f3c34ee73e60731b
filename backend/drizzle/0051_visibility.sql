ALTER TABLE "forms" ADD COLUMN "is_online" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "teasers" ADD COLUMN "is_online" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "persons" ADD COLUMN "is_online" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "productions" ADD COLUMN "is_online" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "series" ADD COLUMN "is_online" boolean DEFAULT true NOT NULL;
ALTER TABLE "prices" ALTER COLUMN "vat" SET DATA TYPE numeric(5, 2);--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "vat" SET DATA TYPE numeric(5, 2);
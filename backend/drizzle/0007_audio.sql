CREATE TABLE "audio_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audio_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file" text NOT NULL,
	"hash" text NOT NULL,
	"type" text NOT NULL,
	CONSTRAINT "audio_files_file_unique" UNIQUE("file")
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "audio" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "productions" ADD COLUMN "audio" jsonb DEFAULT '[]'::jsonb NOT NULL;
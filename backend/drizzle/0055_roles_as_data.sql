CREATE TABLE "roles" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"rights" jsonb
);
--> statement-breakpoint
INSERT INTO "roles" ("key") VALUES ('editor'), ('publisher'), ('programme'), ('shop'), ('door'), ('administrator');
--> statement-breakpoint
-- An account of a role that no version knows has no rights, as before.
INSERT INTO "roles" ("key", "name", "rights") SELECT DISTINCT "role", "role", '[]'::jsonb FROM "users" ON CONFLICT DO NOTHING;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role_roles_key_fk" FOREIGN KEY ("role") REFERENCES "public"."roles"("key") ON DELETE no action ON UPDATE no action;
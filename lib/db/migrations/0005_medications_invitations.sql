CREATE TABLE "staff_medications" (
	"staff_id" text PRIMARY KEY NOT NULL,
	"medications" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "setup_link" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "staff_medications" ADD CONSTRAINT "staff_medications_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
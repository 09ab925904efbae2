CREATE TABLE "staff_favourites" (
	"staff_id" text PRIMARY KEY NOT NULL,
	"favourites" text[] NOT NULL,
	"recents" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_favourites" ADD CONSTRAINT "staff_favourites_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
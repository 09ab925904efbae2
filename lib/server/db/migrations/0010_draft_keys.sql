CREATE TABLE "draft_key" (
	"staff_id" text NOT NULL,
	"device" text NOT NULL,
	"key" text NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "draft_key_staff_id_device_pk" PRIMARY KEY("staff_id","device")
);
--> statement-breakpoint
ALTER TABLE "draft_key" ADD CONSTRAINT "draft_key_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_key_used" ON "draft_key" USING btree ("used_at");
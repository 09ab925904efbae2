ALTER TABLE "addenda" ADD COLUMN "created_by_name" text;--> statement-breakpoint
ALTER TABLE "medical_records" ADD COLUMN "created_by_name" text;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD COLUMN "created_by_name" text;
ALTER TABLE "outbox" ADD COLUMN "patient_id" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "settled_as" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "settled_by" text;
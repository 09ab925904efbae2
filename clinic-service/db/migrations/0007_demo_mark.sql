ALTER TABLE "clinics" ADD COLUMN "demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "clinics" SET "demo" = true WHERE "name" = 'Clínica Frailejones';

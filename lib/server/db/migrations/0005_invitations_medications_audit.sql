CREATE TABLE "staff_medications" (
	"staff_id" text PRIMARY KEY NOT NULL,
	"medications" jsonb NOT NULL
);
--> statement-breakpoint
DROP INDEX "audit_at";--> statement-breakpoint
DROP INDEX "audit_patient";--> statement-breakpoint
ALTER TABLE "setup_link" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "staff_medications" ADD CONSTRAINT "staff_medications_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_time" ON "audit" USING btree ("at","seq");--> statement-breakpoint
CREATE INDEX "audit_staff" ON "audit" USING btree ("staff_id","at","seq");--> statement-breakpoint
CREATE INDEX "audit_action" ON "audit" USING btree ("action","at","seq");--> statement-breakpoint
CREATE INDEX "audit_not_ok" ON "audit" USING btree ("result","at","seq") WHERE "audit"."result" <> 'ok';--> statement-breakpoint
CREATE INDEX "audit_patient" ON "audit" USING btree ("patient_id","at","seq");
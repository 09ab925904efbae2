DROP INDEX "audit_at";--> statement-breakpoint
DROP INDEX "audit_patient";--> statement-breakpoint
CREATE INDEX "audit_time" ON "audit" USING btree ("at","seq");--> statement-breakpoint
CREATE INDEX "audit_staff" ON "audit" USING btree ("staff_id","at","seq");--> statement-breakpoint
CREATE INDEX "audit_action" ON "audit" USING btree ("action","at","seq");--> statement-breakpoint
CREATE INDEX "audit_not_ok" ON "audit" USING btree ("result","at","seq") WHERE "audit"."result" <> 'ok';--> statement-breakpoint
CREATE INDEX "audit_patient" ON "audit" USING btree ("patient_id","at","seq");
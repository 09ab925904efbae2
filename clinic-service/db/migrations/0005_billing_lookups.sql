CREATE INDEX "invoices_by_issue" ON "invoices" USING btree ("clinic_id","issued_at");--> statement-breakpoint
CREATE INDEX "invoices_by_appointment" ON "invoices" USING btree ("clinic_id","appointment_id");--> statement-breakpoint
CREATE INDEX "charges_by_appointment" ON "charges" USING btree ("clinic_id","appointment_id");
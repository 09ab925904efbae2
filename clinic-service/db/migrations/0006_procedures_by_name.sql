DROP INDEX "procedures_by_name";--> statement-breakpoint
CREATE INDEX "procedures_by_name" ON "procedures" USING btree ("clinic_id",public.fold_for_sorting(name) collate "C","id");
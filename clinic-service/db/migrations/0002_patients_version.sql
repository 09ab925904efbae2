-- Counted in the database and not in the service, so that no write path can forget it. Last in
-- each transaction that changes patients, hence one short row lock per clinic.
CREATE FUNCTION public.raise_patients_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.clinics SET patients_version = patients_version + 1
  WHERE id IN (SELECT DISTINCT clinic_id FROM changed);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER patients_inserted AFTER INSERT ON public.patients
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.raise_patients_version();
--> statement-breakpoint
CREATE TRIGGER patients_updated AFTER UPDATE ON public.patients
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.raise_patients_version();
--> statement-breakpoint
CREATE TRIGGER patients_deleted AFTER DELETE ON public.patients
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.raise_patients_version();

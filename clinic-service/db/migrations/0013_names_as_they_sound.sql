-- A name without apostrophes, its dashes and commas as blanks: "O’Brien" is "obrien".
CREATE FUNCTION public.plain_name(value text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
BEGIN
  RETURN regexp_replace(
    public.fold(regexp_replace(regexp_replace(value, '[''’‘´`ʼ′]', '', 'g'), '[-‐‑‒–—―,]+', ' ', 'g')),
    '\s+', ' ', 'g');
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.patient_name_key(first_name text, last_name text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN ' ' || public.plain_name(first_name || ' ' || last_name);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.patient_search_key(
  first_name text, last_name text, email text, phone text, document_number text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  digits text := regexp_replace(phone, '[^0-9]', '', 'g');
BEGIN
  RETURN ' ' || public.plain_name(concat_ws(' ', first_name, last_name, email,
    CASE WHEN length(digits) = 10 AND left(phone, 1) <> '+' THEN '57' || digits ELSE digits END,
    public.document_key(document_number)));
END $$;
--> statement-breakpoint
-- The rules of lib/kit/text/names.ts, in the same order; a test compares them.
CREATE FUNCTION public.name_sound(plain text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  sound text := plain;
BEGIN
  sound := regexp_replace(sound, '[^a-z0-9 ]', '', 'g');
  sound := regexp_replace(sound, 'ph', 'f', 'g');
  sound := regexp_replace(sound, 'ch', '1', 'g');
  sound := regexp_replace(sound, 'h', '', 'g');
  sound := regexp_replace(sound, 'c(?=[ei])', 's', 'g');
  sound := regexp_replace(sound, 'z', 's', 'g');
  sound := regexp_replace(sound, 'g(?=[ei])', 'j', 'g');
  sound := regexp_replace(sound, 'gu(?=[ei])', 'g', 'g');
  sound := regexp_replace(sound, 'qu(?=[ei])', 'k', 'g');
  sound := regexp_replace(sound, '[qc]', 'k', 'g');
  sound := regexp_replace(sound, 'x', 'j', 'g');
  sound := regexp_replace(sound, 'j[ei](?=o)', 'j', 'g');
  sound := regexp_replace(sound, 'll', 'y', 'g');
  sound := regexp_replace(sound, '[vw]', 'b', 'g');
  sound := regexp_replace(sound, 'n(?=[bp])', 'm', 'g');
  sound := regexp_replace(sound, '\mj', 'i', 'g');
  sound := regexp_replace(sound, 'y', 'i', 'g');
  sound := regexp_replace(sound, '([^0-9 ])\1+', '\1', 'g');
  RETURN sound;
END $$;
--> statement-breakpoint
-- The words as they sound, and the surnames with their particles joined: "de la cruz delacruz".
CREATE FUNCTION public.patient_sound_key(first_name text, last_name text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  plain text := public.plain_name(first_name || ' ' || last_name);
  joined text := regexp_replace(plain, '\m(de|del|la|las|los|mac|mc|san|van|von|o) +(?=[[:alpha:]])', '\1', 'g');
BEGIN
  RETURN ' ' || public.name_sound(plain)
    || CASE WHEN joined = plain THEN '' ELSE ' ' || public.name_sound(joined) END;
END $$;
--> statement-breakpoint
-- The columns are computed again with the new rules.
ALTER TABLE "patients" DROP COLUMN "name_key";--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "name_key" text GENERATED ALWAYS AS (public.patient_name_key(first_name, last_name)) STORED;--> statement-breakpoint
CREATE INDEX "patients_by_name_words" ON "patients" USING gin (name_key gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
ALTER TABLE "patients" DROP COLUMN "search_key";--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "search_key" text GENERATED ALWAYS AS (public.patient_search_key(first_name, last_name, email, phone, document_number)) STORED;--> statement-breakpoint
CREATE INDEX "patients_by_search" ON "patients" USING gin (search_key gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
ALTER TABLE "patients" ADD COLUMN "sound_key" text GENERATED ALWAYS AS (public.patient_sound_key(first_name, last_name)) STORED;--> statement-breakpoint
CREATE INDEX "patients_by_sound" ON "patients" USING gin (sound_key gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "patients_by_birth" ON "patients" USING btree ("clinic_id","date_of_birth");
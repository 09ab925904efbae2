CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist WITH SCHEMA public;
--> statement-breakpoint
-- unaccent() is only STABLE because its dictionary could be changed; ours is not. Declared
-- IMMUTABLE so that generated columns and index scans may use it, and schema-qualified because
-- maintenance commands run with an empty search path. plpgsql keeps its plan between calls.
CREATE FUNCTION public.fold(value text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
BEGIN
  RETURN lower(public.unaccent('public.unaccent'::regdictionary, normalize(value, NFC)));
END $$;
--> statement-breakpoint
CREATE FUNCTION public.document_key(document_number text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
BEGIN
  RETURN nullif(regexp_replace(public.fold(document_number), '[^a-z0-9]', '', 'g'), '');
END $$;
--> statement-breakpoint
CREATE FUNCTION public.patient_name_key(first_name text, last_name text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN ' ' || regexp_replace(public.fold(first_name || ' ' || last_name), '\s+', ' ', 'g');
END $$;
--> statement-breakpoint
-- '~' is behind every letter in byte order, so that ñ sorts after n as Spanish has it.
CREATE FUNCTION public.fold_for_sorting(value text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
BEGIN
  RETURN public.fold(replace(replace(normalize(value, NFC), 'ñ', 'n~'), 'Ñ', 'n~'));
END $$;
--> statement-breakpoint
CREATE FUNCTION public.patient_sort_key(first_name text, last_name text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN regexp_replace(public.fold_for_sorting(last_name || ' ' || first_name), '\s+', ' ', 'g');
END $$;
--> statement-breakpoint
-- A ten-digit phone is Colombian: with 57 before it, it is found with and without the prefix.
CREATE FUNCTION public.patient_search_key(
  first_name text, last_name text, email text, phone text, document_number text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  digits text := regexp_replace(phone, '[^0-9]', '', 'g');
BEGIN
  RETURN ' ' || regexp_replace(
    public.fold(concat_ws(' ', first_name, last_name, email,
      CASE WHEN length(digits) = 10 AND left(phone, 1) <> '+' THEN '57' || digits ELSE digits END,
      public.document_key(document_number))),
    '\s+', ' ', 'g');
END $$;

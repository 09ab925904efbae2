-- A doctor is in one place at a time. Half-open: one appointment may begin as another ends.
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_no_overlap" EXCLUDE USING gist (
	"clinic_id" WITH =,
	"doctor_id" WITH =,
	tstzrange("starts_at", "ends_at", '[)') WITH &&
) WHERE ("status" <> 'canceled');

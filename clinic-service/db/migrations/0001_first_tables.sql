CREATE TABLE "api_keys" (
	"clinic_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"hash" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "api_keys_clinic_id_id_pk" PRIMARY KEY("clinic_id","id"),
	CONSTRAINT "api_keys_hash" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "clinics" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"locale" text NOT NULL,
	"timezone" text NOT NULL,
	"features" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"patients_version" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "doctor_locations" (
	"clinic_id" text NOT NULL,
	"doctor_id" text NOT NULL,
	"location_id" text NOT NULL,
	CONSTRAINT "doctor_locations_clinic_id_doctor_id_location_id_pk" PRIMARY KEY("clinic_id","doctor_id","location_id")
);
--> statement-breakpoint
CREATE TABLE "doctors" (
	"clinic_id" text NOT NULL,
	"id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"color" text,
	"specialty" text,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "doctors_clinic_id_id_pk" PRIMARY KEY("clinic_id","id")
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"clinic_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"phone" text,
	"timezone" text,
	CONSTRAINT "locations_clinic_id_id_pk" PRIMARY KEY("clinic_id","id")
);
--> statement-breakpoint
CREATE TABLE "patients" (
	"clinic_id" text NOT NULL,
	"id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text,
	"phone" text,
	"document_type" text,
	"document_number" text,
	"date_of_birth" date,
	"gender" text,
	"status" text DEFAULT 'active' NOT NULL,
	"address_street" text,
	"address_city" text,
	"address_state" text,
	"address_country" text,
	"address_postal_code" text,
	"emergency_name" text,
	"emergency_phone" text,
	"emergency_relationship" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"sort_key" text GENERATED ALWAYS AS (public.patient_sort_key(first_name, last_name)) STORED,
	"name_key" text GENERATED ALWAYS AS (public.patient_name_key(first_name, last_name)) STORED,
	"document_key" text GENERATED ALWAYS AS (public.document_key(document_number)) STORED,
	"search_key" text GENERATED ALWAYS AS (public.patient_search_key(first_name, last_name, email, phone, document_number)) STORED,
	CONSTRAINT "patients_clinic_id_id_pk" PRIMARY KEY("clinic_id","id")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_locations" ADD CONSTRAINT "doctor_locations_clinic_id_doctor_id_doctors_clinic_id_id_fk" FOREIGN KEY ("clinic_id","doctor_id") REFERENCES "public"."doctors"("clinic_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_locations" ADD CONSTRAINT "doctor_locations_clinic_id_location_id_locations_clinic_id_id_fk" FOREIGN KEY ("clinic_id","location_id") REFERENCES "public"."locations"("clinic_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctors" ADD CONSTRAINT "doctors_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patients" ADD CONSTRAINT "patients_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "patients_document" ON "patients" USING btree ("clinic_id","document_key",coalesce(document_type, '')) WHERE document_key is not null;--> statement-breakpoint
CREATE INDEX "patients_by_name" ON "patients" USING btree ("clinic_id",sort_key collate "C","id");--> statement-breakpoint
CREATE INDEX "patients_by_search" ON "patients" USING gin (search_key gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "patients_by_name_words" ON "patients" USING gin (name_key gin_trgm_ops) WITH (fastupdate=false);
CREATE TABLE "appointments" (
	"clinic_id" text NOT NULL,
	"id" text NOT NULL,
	"patient_id" text NOT NULL,
	"doctor_id" text NOT NULL,
	"location_id" text NOT NULL,
	"procedure_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"notes" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "appointments_clinic_id_id_pk" PRIMARY KEY("clinic_id","id"),
	CONSTRAINT "appointments_end_after_start" CHECK ("appointments"."ends_at" > "appointments"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "active_billings" (
	"clinic_id" text NOT NULL,
	"medical_record_id" text NOT NULL,
	"rail" text NOT NULL,
	"bill_id" text NOT NULL,
	CONSTRAINT "active_billings_one_per_record" PRIMARY KEY("clinic_id","medical_record_id")
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"clinic_id" text NOT NULL,
	"name" text NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "counters_clinic_id_name_pk" PRIMARY KEY("clinic_id","name")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"clinic_id" text NOT NULL,
	"id" text NOT NULL,
	"invoice_number" text NOT NULL,
	"kind" text DEFAULT 'electronic' NOT NULL,
	"patient_id" text NOT NULL,
	"medical_record_id" text,
	"appointment_id" text,
	"status" text NOT NULL,
	"lines" jsonb NOT NULL,
	"subtotal" bigint NOT NULL,
	"discount" bigint DEFAULT 0 NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"notes" text,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"issued_at" timestamp (3) with time zone,
	"voided_at" timestamp (3) with time zone,
	"void_reason" text,
	CONSTRAINT "invoices_clinic_id_id_pk" PRIMARY KEY("clinic_id","id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"clinic_id" text NOT NULL,
	"id" text NOT NULL,
	"invoice_id" text NOT NULL,
	"patient_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"method" text NOT NULL,
	"status" text NOT NULL,
	"reference" text,
	"receipt_number" text,
	"paid_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"collected_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payments_clinic_id_id_pk" PRIMARY KEY("clinic_id","id")
);
--> statement-breakpoint
CREATE TABLE "odontogram_findings" (
	"clinic_id" text NOT NULL,
	"id" text NOT NULL,
	"patient_id" text NOT NULL,
	"tooth_fdi" integer NOT NULL,
	"surface" text,
	"catalog_finding_id" text NOT NULL,
	"planned_items" jsonb NOT NULL,
	"evolution" text NOT NULL,
	"notes" text,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "odontogram_findings_clinic_id_id_pk" PRIMARY KEY("clinic_id","id")
);
--> statement-breakpoint
CREATE TABLE "odontogram_versions" (
	"clinic_id" text NOT NULL,
	"patient_id" text NOT NULL,
	"version" integer NOT NULL,
	"action" text NOT NULL,
	"state" jsonb NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "odontogram_versions_clinic_id_patient_id_version_pk" PRIMARY KEY("clinic_id","patient_id","version")
);
--> statement-breakpoint
CREATE TABLE "odontograms" (
	"clinic_id" text NOT NULL,
	"patient_id" text NOT NULL,
	"id" text NOT NULL,
	"dentition_mode" text NOT NULL,
	"temporary_teeth" jsonb NOT NULL,
	"version" integer NOT NULL,
	"signature_status" text DEFAULT 'none' NOT NULL,
	"signed_by" text,
	"signed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "odontograms_clinic_id_patient_id_pk" PRIMARY KEY("clinic_id","patient_id")
);
--> statement-breakpoint
CREATE TABLE "charges" (
	"clinic_id" text NOT NULL,
	"id" text NOT NULL,
	"payer_id" text NOT NULL,
	"payer_account_id" text NOT NULL,
	"patient_id" text NOT NULL,
	"medical_record_id" text,
	"appointment_id" text,
	"service_date" date NOT NULL,
	"lines" jsonb NOT NULL,
	"total" bigint NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "charges_clinic_id_id_pk" PRIMARY KEY("clinic_id","id")
);
--> statement-breakpoint
CREATE TABLE "patient_shares" (
	"clinic_id" text NOT NULL,
	"id" text NOT NULL,
	"patient_id" text NOT NULL,
	"charge_id" text NOT NULL,
	"concept" text NOT NULL,
	"amount" bigint NOT NULL,
	"payment_method" text NOT NULL,
	"status" text NOT NULL,
	"receipt_number" text,
	"paid_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"collected_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"flagged_at" timestamp (3) with time zone,
	"flag_reason" text,
	"resolution" text,
	"resolution_note" text,
	"resolved_by" text,
	"resolved_at" timestamp (3) with time zone,
	CONSTRAINT "patient_shares_clinic_id_id_pk" PRIMARY KEY("clinic_id","id")
);
--> statement-breakpoint
CREATE TABLE "payer_accounts" (
	"clinic_id" text NOT NULL,
	"id" text NOT NULL,
	"payer_id" text NOT NULL,
	"number" text,
	"period" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "payer_accounts_clinic_id_id_pk" PRIMARY KEY("clinic_id","id")
);
--> statement-breakpoint
CREATE TABLE "payers" (
	"clinic_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"nit" text,
	"kind" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payers_clinic_id_id_pk" PRIMARY KEY("clinic_id","id")
);
--> statement-breakpoint
CREATE TABLE "procedure_doctors" (
	"clinic_id" text NOT NULL,
	"procedure_id" text NOT NULL,
	"doctor_id" text NOT NULL,
	CONSTRAINT "procedure_doctors_clinic_id_procedure_id_doctor_id_pk" PRIMARY KEY("clinic_id","procedure_id","doctor_id")
);
--> statement-breakpoint
CREATE TABLE "procedures" (
	"clinic_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"code" text,
	"specialty" text NOT NULL,
	"description" text,
	"duration" integer NOT NULL,
	"price" bigint NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "procedures_clinic_id_id_pk" PRIMARY KEY("clinic_id","id")
);
--> statement-breakpoint
CREATE TABLE "addenda" (
	"clinic_id" text NOT NULL,
	"id" text NOT NULL,
	"record_id" text NOT NULL,
	"text" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "addenda_clinic_id_id_pk" PRIMARY KEY("clinic_id","id")
);
--> statement-breakpoint
CREATE TABLE "medical_records" (
	"clinic_id" text NOT NULL,
	"id" text NOT NULL,
	"appointment_id" text NOT NULL,
	"patient_id" text NOT NULL,
	"template_id" text NOT NULL,
	"fields" jsonb NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "medical_records_clinic_id_id_pk" PRIMARY KEY("clinic_id","id")
);
--> statement-breakpoint
CREATE TABLE "prescriptions" (
	"clinic_id" text NOT NULL,
	"id" text NOT NULL,
	"appointment_id" text NOT NULL,
	"patient_id" text NOT NULL,
	"medications" jsonb NOT NULL,
	"diagnosis" text,
	"notes" text,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "prescriptions_clinic_id_id_pk" PRIMARY KEY("clinic_id","id")
);
--> statement-breakpoint
CREATE TABLE "doctor_schedules" (
	"clinic_id" text NOT NULL,
	"doctor_id" text NOT NULL,
	"working_days" jsonb NOT NULL,
	"exceptions" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "doctor_schedules_clinic_id_doctor_id_pk" PRIMARY KEY("clinic_id","doctor_id")
);
--> statement-breakpoint
ALTER TABLE "clinics" ADD COLUMN "nit" text;--> statement-breakpoint
ALTER TABLE "clinics" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "clinics" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_clinic_id_patient_id_patients_clinic_id_id_fk" FOREIGN KEY ("clinic_id","patient_id") REFERENCES "public"."patients"("clinic_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_clinic_id_doctor_id_doctors_clinic_id_id_fk" FOREIGN KEY ("clinic_id","doctor_id") REFERENCES "public"."doctors"("clinic_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_clinic_id_location_id_locations_clinic_id_id_fk" FOREIGN KEY ("clinic_id","location_id") REFERENCES "public"."locations"("clinic_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_clinic_id_procedure_id_procedures_clinic_id_id_fk" FOREIGN KEY ("clinic_id","procedure_id") REFERENCES "public"."procedures"("clinic_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "active_billings" ADD CONSTRAINT "active_billings_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "active_billings" ADD CONSTRAINT "active_billings_clinic_id_medical_record_id_medical_records_clinic_id_id_fk" FOREIGN KEY ("clinic_id","medical_record_id") REFERENCES "public"."medical_records"("clinic_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counters" ADD CONSTRAINT "counters_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_clinic_id_patient_id_patients_clinic_id_id_fk" FOREIGN KEY ("clinic_id","patient_id") REFERENCES "public"."patients"("clinic_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_clinic_id_medical_record_id_medical_records_clinic_id_id_fk" FOREIGN KEY ("clinic_id","medical_record_id") REFERENCES "public"."medical_records"("clinic_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_clinic_id_appointment_id_appointments_clinic_id_id_fk" FOREIGN KEY ("clinic_id","appointment_id") REFERENCES "public"."appointments"("clinic_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_clinic_id_invoice_id_invoices_clinic_id_id_fk" FOREIGN KEY ("clinic_id","invoice_id") REFERENCES "public"."invoices"("clinic_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_clinic_id_patient_id_patients_clinic_id_id_fk" FOREIGN KEY ("clinic_id","patient_id") REFERENCES "public"."patients"("clinic_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "odontogram_findings" ADD CONSTRAINT "odontogram_findings_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "odontogram_findings" ADD CONSTRAINT "odontogram_findings_clinic_id_patient_id_odontograms_clinic_id_patient_id_fk" FOREIGN KEY ("clinic_id","patient_id") REFERENCES "public"."odontograms"("clinic_id","patient_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "odontogram_versions" ADD CONSTRAINT "odontogram_versions_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "odontogram_versions" ADD CONSTRAINT "odontogram_versions_clinic_id_patient_id_odontograms_clinic_id_patient_id_fk" FOREIGN KEY ("clinic_id","patient_id") REFERENCES "public"."odontograms"("clinic_id","patient_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "odontograms" ADD CONSTRAINT "odontograms_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "odontograms" ADD CONSTRAINT "odontograms_clinic_id_patient_id_patients_clinic_id_id_fk" FOREIGN KEY ("clinic_id","patient_id") REFERENCES "public"."patients"("clinic_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_clinic_id_payer_account_id_payer_accounts_clinic_id_id_fk" FOREIGN KEY ("clinic_id","payer_account_id") REFERENCES "public"."payer_accounts"("clinic_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_clinic_id_patient_id_patients_clinic_id_id_fk" FOREIGN KEY ("clinic_id","patient_id") REFERENCES "public"."patients"("clinic_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_clinic_id_medical_record_id_medical_records_clinic_id_id_fk" FOREIGN KEY ("clinic_id","medical_record_id") REFERENCES "public"."medical_records"("clinic_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_clinic_id_appointment_id_appointments_clinic_id_id_fk" FOREIGN KEY ("clinic_id","appointment_id") REFERENCES "public"."appointments"("clinic_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_shares" ADD CONSTRAINT "patient_shares_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_shares" ADD CONSTRAINT "patient_shares_clinic_id_patient_id_patients_clinic_id_id_fk" FOREIGN KEY ("clinic_id","patient_id") REFERENCES "public"."patients"("clinic_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_shares" ADD CONSTRAINT "patient_shares_clinic_id_charge_id_charges_clinic_id_id_fk" FOREIGN KEY ("clinic_id","charge_id") REFERENCES "public"."charges"("clinic_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payer_accounts" ADD CONSTRAINT "payer_accounts_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payer_accounts" ADD CONSTRAINT "payer_accounts_clinic_id_payer_id_payers_clinic_id_id_fk" FOREIGN KEY ("clinic_id","payer_id") REFERENCES "public"."payers"("clinic_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payers" ADD CONSTRAINT "payers_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_doctors" ADD CONSTRAINT "procedure_doctors_clinic_id_procedure_id_procedures_clinic_id_id_fk" FOREIGN KEY ("clinic_id","procedure_id") REFERENCES "public"."procedures"("clinic_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_doctors" ADD CONSTRAINT "procedure_doctors_clinic_id_doctor_id_doctors_clinic_id_id_fk" FOREIGN KEY ("clinic_id","doctor_id") REFERENCES "public"."doctors"("clinic_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedures" ADD CONSTRAINT "procedures_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addenda" ADD CONSTRAINT "addenda_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addenda" ADD CONSTRAINT "addenda_clinic_id_record_id_medical_records_clinic_id_id_fk" FOREIGN KEY ("clinic_id","record_id") REFERENCES "public"."medical_records"("clinic_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_records" ADD CONSTRAINT "medical_records_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_records" ADD CONSTRAINT "medical_records_clinic_id_appointment_id_appointments_clinic_id_id_fk" FOREIGN KEY ("clinic_id","appointment_id") REFERENCES "public"."appointments"("clinic_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_records" ADD CONSTRAINT "medical_records_clinic_id_patient_id_patients_clinic_id_id_fk" FOREIGN KEY ("clinic_id","patient_id") REFERENCES "public"."patients"("clinic_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_clinic_id_appointment_id_appointments_clinic_id_id_fk" FOREIGN KEY ("clinic_id","appointment_id") REFERENCES "public"."appointments"("clinic_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_clinic_id_patient_id_patients_clinic_id_id_fk" FOREIGN KEY ("clinic_id","patient_id") REFERENCES "public"."patients"("clinic_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_schedules" ADD CONSTRAINT "doctor_schedules_clinic_id_doctor_id_doctors_clinic_id_id_fk" FOREIGN KEY ("clinic_id","doctor_id") REFERENCES "public"."doctors"("clinic_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_by_start" ON "appointments" USING btree ("clinic_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "appointments_by_doctor" ON "appointments" USING btree ("clinic_id","doctor_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "appointments_by_patient" ON "appointments" USING btree ("clinic_id","patient_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "active_billings_by_bill" ON "active_billings" USING btree ("clinic_id","bill_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("clinic_id","invoice_number");--> statement-breakpoint
CREATE INDEX "invoices_by_time" ON "invoices" USING btree ("clinic_id","created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_by_patient" ON "invoices" USING btree ("clinic_id","patient_id","created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_by_status" ON "invoices" USING btree ("clinic_id","status","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_receipt" ON "payments" USING btree ("clinic_id","receipt_number");--> statement-breakpoint
CREATE INDEX "payments_by_time" ON "payments" USING btree ("clinic_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_invoice" ON "payments" USING btree ("clinic_id","invoice_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_by_patient" ON "payments" USING btree ("clinic_id","patient_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "odontogram_findings_one_per_place" ON "odontogram_findings" USING btree ("clinic_id","patient_id","tooth_fdi",coalesce(surface, ''));--> statement-breakpoint
CREATE INDEX "odontogram_versions_by_time" ON "odontogram_versions" USING btree ("clinic_id","created_at");--> statement-breakpoint
CREATE INDEX "charges_by_account" ON "charges" USING btree ("clinic_id","payer_account_id","created_at");--> statement-breakpoint
CREATE INDEX "charges_by_patient" ON "charges" USING btree ("clinic_id","patient_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "patient_shares_receipt" ON "patient_shares" USING btree ("clinic_id","receipt_number");--> statement-breakpoint
CREATE INDEX "patient_shares_by_patient" ON "patient_shares" USING btree ("clinic_id","patient_id","paid_at","id");--> statement-breakpoint
CREATE INDEX "patient_shares_by_time" ON "patient_shares" USING btree ("clinic_id","paid_at","id");--> statement-breakpoint
CREATE INDEX "patient_shares_flagged" ON "patient_shares" USING btree ("clinic_id","paid_at","id") WHERE flagged_at is not null and resolved_at is null;--> statement-breakpoint
CREATE INDEX "patient_shares_by_charge" ON "patient_shares" USING btree ("clinic_id","charge_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payer_accounts_one_a_month" ON "payer_accounts" USING btree ("clinic_id","payer_id","period") WHERE removed_at is null and status = 'open';--> statement-breakpoint
CREATE INDEX "payer_accounts_by_period" ON "payer_accounts" USING btree ("clinic_id","period","id");--> statement-breakpoint
CREATE INDEX "procedure_doctors_by_doctor" ON "procedure_doctors" USING btree ("clinic_id","doctor_id");--> statement-breakpoint
CREATE INDEX "procedures_by_name" ON "procedures" USING btree ("clinic_id","name","id");--> statement-breakpoint
CREATE INDEX "addenda_by_record" ON "addenda" USING btree ("clinic_id","record_id","created_at");--> statement-breakpoint
CREATE INDEX "medical_records_by_patient" ON "medical_records" USING btree ("clinic_id","patient_id","created_at");--> statement-breakpoint
CREATE INDEX "medical_records_by_appointment" ON "medical_records" USING btree ("clinic_id","appointment_id","created_at");--> statement-breakpoint
CREATE INDEX "medical_records_by_time" ON "medical_records" USING btree ("clinic_id","created_at");--> statement-breakpoint
CREATE INDEX "prescriptions_by_patient" ON "prescriptions" USING btree ("clinic_id","patient_id","created_at");--> statement-breakpoint
CREATE INDEX "prescriptions_by_appointment" ON "prescriptions" USING btree ("clinic_id","appointment_id","created_at");--> statement-breakpoint
CREATE INDEX "prescriptions_by_time" ON "prescriptions" USING btree ("clinic_id","created_at");
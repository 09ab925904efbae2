-- What was billed, folded as patients' names are, with a space before each description.
CREATE FUNCTION public.invoice_search_key(lines jsonb) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
BEGIN
  RETURN public.fold((
    SELECT coalesce(string_agg(' ' || (line ->> 'description'), ''), '')
    FROM jsonb_array_elements(lines) AS line));
END $$;
--> statement-breakpoint
CREATE TABLE "billed_plan_items" (
	"clinic_id" text NOT NULL,
	"planned_item_id" text NOT NULL,
	"invoice_id" text NOT NULL,
	CONSTRAINT "billed_plan_items_once" PRIMARY KEY("clinic_id","planned_item_id")
);
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"clinic_id" text NOT NULL,
	"id" text NOT NULL,
	"number" text NOT NULL,
	"invoice_id" text NOT NULL,
	"patient_id" text NOT NULL,
	"lines" jsonb NOT NULL,
	"subtotal" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"reason" text NOT NULL,
	"created_by" text NOT NULL,
	"made_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_notes_clinic_id_id_pk" PRIMARY KEY("clinic_id","id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"clinic_id" text NOT NULL,
	"id" text NOT NULL,
	"number" text NOT NULL,
	"patient_id" text NOT NULL,
	"payment_id" text,
	"share_id" text,
	"amount" bigint NOT NULL,
	"method" text NOT NULL,
	"reason" text NOT NULL,
	"reference" text,
	"created_by" text NOT NULL,
	"made_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refunds_clinic_id_id_pk" PRIMARY KEY("clinic_id","id")
);
--> statement-breakpoint
CREATE TABLE "reversals" (
	"clinic_id" text NOT NULL,
	"id" text NOT NULL,
	"number" text NOT NULL,
	"payment_id" text NOT NULL,
	"reason" text NOT NULL,
	"created_by" text NOT NULL,
	"made_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reversals_clinic_id_id_pk" PRIMARY KEY("clinic_id","id")
);
--> statement-breakpoint
DROP INDEX "invoices_by_time";--> statement-breakpoint
DROP INDEX "invoices_by_patient";--> statement-breakpoint
DROP INDEX "invoices_by_status";--> statement-breakpoint
DROP INDEX "payments_by_time";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "draft_number" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "credited" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "dated_at" timestamp (3) with time zone GENERATED ALWAYS AS (coalesce(issued_at, created_at)) STORED;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "search_key" text GENERATED ALWAYS AS (public.invoice_search_key(lines)) STORED;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "received_amount" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "patient_shares" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "patient_shares" ADD COLUMN "cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "patient_shares" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "patient_shares" ADD COLUMN "cancelled_by" text;--> statement-breakpoint
ALTER TABLE "billed_plan_items" ADD CONSTRAINT "billed_plan_items_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billed_plan_items" ADD CONSTRAINT "billed_plan_items_clinic_id_invoice_id_invoices_clinic_id_id_fk" FOREIGN KEY ("clinic_id","invoice_id") REFERENCES "public"."invoices"("clinic_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_clinic_id_invoice_id_invoices_clinic_id_id_fk" FOREIGN KEY ("clinic_id","invoice_id") REFERENCES "public"."invoices"("clinic_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_clinic_id_patient_id_patients_clinic_id_id_fk" FOREIGN KEY ("clinic_id","patient_id") REFERENCES "public"."patients"("clinic_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_clinic_id_payment_id_payments_clinic_id_id_fk" FOREIGN KEY ("clinic_id","payment_id") REFERENCES "public"."payments"("clinic_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_clinic_id_share_id_patient_shares_clinic_id_id_fk" FOREIGN KEY ("clinic_id","share_id") REFERENCES "public"."patient_shares"("clinic_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_clinic_id_patient_id_patients_clinic_id_id_fk" FOREIGN KEY ("clinic_id","patient_id") REFERENCES "public"."patients"("clinic_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reversals" ADD CONSTRAINT "reversals_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reversals" ADD CONSTRAINT "reversals_clinic_id_payment_id_payments_clinic_id_id_fk" FOREIGN KEY ("clinic_id","payment_id") REFERENCES "public"."payments"("clinic_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billed_plan_items_by_invoice" ON "billed_plan_items" USING btree ("clinic_id","invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_notes_number" ON "credit_notes" USING btree ("clinic_id","number");--> statement-breakpoint
CREATE INDEX "credit_notes_by_invoice" ON "credit_notes" USING btree ("clinic_id","invoice_id","created_at");--> statement-breakpoint
CREATE INDEX "credit_notes_by_time" ON "credit_notes" USING btree ("clinic_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_number" ON "refunds" USING btree ("clinic_id","number");--> statement-breakpoint
CREATE INDEX "refunds_by_time" ON "refunds" USING btree ("clinic_id","created_at","id");--> statement-breakpoint
CREATE INDEX "refunds_by_payment" ON "refunds" USING btree ("clinic_id","payment_id");--> statement-breakpoint
CREATE INDEX "refunds_by_share" ON "refunds" USING btree ("clinic_id","share_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reversals_number" ON "reversals" USING btree ("clinic_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "reversals_one_a_payment" ON "reversals" USING btree ("clinic_id","payment_id");--> statement-breakpoint
CREATE INDEX "reversals_by_time" ON "reversals" USING btree ("clinic_id","created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_by_date" ON "invoices" USING btree ("clinic_id","dated_at","id");--> statement-breakpoint
CREATE INDEX "invoices_owing" ON "invoices" USING btree ("clinic_id","patient_id","issued_at","total","paid","credited") WHERE status in ('issued', 'partially_paid');--> statement-breakpoint
CREATE INDEX "invoices_by_total" ON "invoices" USING btree ("clinic_id","total");--> statement-breakpoint
CREATE INDEX "invoices_by_draft_number" ON "invoices" USING btree ("clinic_id","draft_number");--> statement-breakpoint
CREATE INDEX "invoices_by_search" ON "invoices" USING gin (search_key gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "invoices_by_patient" ON "invoices" USING btree ("clinic_id","patient_id","dated_at","id");--> statement-breakpoint
CREATE INDEX "invoices_by_status" ON "invoices" USING btree ("clinic_id","status","dated_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_time" ON "payments" USING btree ("clinic_id","paid_at","id");
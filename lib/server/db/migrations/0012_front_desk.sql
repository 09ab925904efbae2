CREATE TABLE "desk_block" (
	"id" text PRIMARY KEY NOT NULL,
	"doctor_id" text,
	"location_id" text,
	"date" text NOT NULL,
	"from" integer NOT NULL,
	"to" integer NOT NULL,
	"reason" text NOT NULL,
	"weekly_until" text,
	"removed_at" timestamp (3) with time zone,
	"removed_by" text,
	"by" text NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "desk_block_span" CHECK ("desk_block"."from" >= 0 and "desk_block"."to" > "desk_block"."from" and "desk_block"."to" <= 1440)
);
--> statement-breakpoint
CREATE TABLE "desk_call" (
	"appointment_id" text NOT NULL,
	"purpose" text NOT NULL,
	"outcome" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "desk_call_appointment_id_purpose_pk" PRIMARY KEY("appointment_id","purpose")
);
--> statement-breakpoint
CREATE TABLE "desk_cancellation" (
	"appointment_id" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"by" text NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_series" (
	"series_id" text NOT NULL,
	"number" integer NOT NULL,
	"count" integer NOT NULL,
	"appointment_id" text NOT NULL,
	"by" text NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "desk_series_series_id_number_pk" PRIMARY KEY("series_id","number")
);
--> statement-breakpoint
CREATE TABLE "desk_visit" (
	"appointment_id" text PRIMARY KEY NOT NULL,
	"patient_id" text NOT NULL,
	"date" text NOT NULL,
	"state" text NOT NULL,
	"arrived_at" timestamp (3) with time zone,
	"called_at" timestamp (3) with time zone,
	"seated_at" timestamp (3) with time zone,
	"left_at" timestamp (3) with time zone,
	"by" text NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_waiting" (
	"id" text PRIMARY KEY NOT NULL,
	"patient_id" text NOT NULL,
	"procedure_id" text NOT NULL,
	"doctor_ids" text[] NOT NULL,
	"location_ids" text[] NOT NULL,
	"morning" boolean NOT NULL,
	"afternoon" boolean NOT NULL,
	"weekdays" integer[] NOT NULL,
	"until" text,
	"note" text,
	"closed_as" text,
	"closed_at" timestamp (3) with time zone,
	"closed_by" text,
	"by" text NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_desk" (
	"staff_id" text PRIMARY KEY NOT NULL,
	"location_id" text,
	"doctor_ids" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_desk" ADD CONSTRAINT "staff_desk_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_block_date" ON "desk_block" USING btree ("date");--> statement-breakpoint
CREATE INDEX "desk_call_start" ON "desk_call" USING btree ("starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "desk_series_appointment" ON "desk_series" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "desk_visit_date" ON "desk_visit" USING btree ("date");--> statement-breakpoint
CREATE INDEX "desk_waiting_open" ON "desk_waiting" USING btree ("at") WHERE "desk_waiting"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "desk_waiting_patient" ON "desk_waiting" USING btree ("patient_id");
CREATE TABLE "api_key_uses" (
	"clinic_id" text NOT NULL,
	"key_id" text NOT NULL,
	"minute" timestamp (3) with time zone NOT NULL,
	"operation" text NOT NULL,
	"ids" text[] NOT NULL,
	"count" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"last_status" integer NOT NULL,
	CONSTRAINT "api_key_uses_clinic_id_key_id_minute_operation_ids_pk" PRIMARY KEY("clinic_id","key_id","minute","operation","ids")
);
--> statement-breakpoint
ALTER TABLE "api_key_uses" ADD CONSTRAINT "api_key_uses_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key_uses" ADD CONSTRAINT "api_key_uses_clinic_id_key_id_api_keys_clinic_id_id_fk" FOREIGN KEY ("clinic_id","key_id") REFERENCES "public"."api_keys"("clinic_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_key_uses_by_minute" ON "api_key_uses" USING btree ("minute");
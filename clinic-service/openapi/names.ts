import * as z from 'zod/mini';
import { apiKey } from '@/lib/contract/api-keys';
import { listedCharge } from '@/lib/contract/billing/charges';
import { creditNote } from '@/lib/contract/billing/credit-notes';
import { invoiceSummary } from '@/lib/contract/billing/invoices';
import { patientShare } from '@/lib/contract/billing/patient-shares';
import { payer, payerAccount } from '@/lib/contract/billing/payers';
import { paymentOfInvoice } from '@/lib/contract/billing/payments';
import { receivable } from '@/lib/contract/billing/receivables';
import { unbilledAppointment } from '@/lib/contract/billing/unbilled';
import { doctor } from '@/lib/contract/doctors';
import { emrTemplate } from '@/lib/contract/emr-templates';
import { errorEnvelopeA, errorEnvelopeB } from '@/lib/contract/errors';
import { location } from '@/lib/contract/locations';
import { odontogram, registeredFinding } from '@/lib/contract/odontogram-chart';
import type { Schema } from '@/lib/contract/operation';
import { operations } from '@/lib/contract/operations';
import { listedPatient, patient } from '@/lib/contract/patients';
import { procedure } from '@/lib/contract/procedures';
import { pagination, paginationWithPages } from '@/lib/contract/schemas';

/** What a generated client calls its types. A schema without a name is written where it is used. */
export const namedSchemas: Readonly<Record<string, Schema>> = {
  ApiKey: apiKey,
  Appointment: operations['appointments.create'].response,
  AppointmentWithNames: operations['appointments.read'].response,
  Charge: operations['charges.create'].response,
  ClinicPatientShare: operations['patient-shares.resolve-review'].response,
  CreditNote: creditNote,
  Doctor: doctor,
  DoctorSchedule: operations['schedules.read'].response,
  EmrTemplate: emrTemplate,
  ErrorA: errorEnvelopeA,
  ErrorB: errorEnvelopeB,
  Finding: registeredFinding,
  Invoice: operations['invoices.create'].response,
  InvoiceDetail: operations['invoices.read'].response,
  InvoiceSummary: invoiceSummary,
  ListedCharge: listedCharge,
  Location: location,
  MedicalRecord: operations['medical-records.create'].response,
  MedicalRecordWithAddenda: operations['medical-records.read'].response,
  Odontogram: odontogram,
  OdontogramCatalog: operations['odontogram.catalog'].response,
  Pagination: pagination,
  PaginationWithPages: paginationWithPages,
  Patient: patient,
  PatientShare: patientShare,
  PatientSummary: listedPatient,
  Payer: payer,
  PayerAccount: payerAccount,
  Payment: paymentOfInvoice,
  Prescription: operations['prescriptions.create'].response,
  Procedure: procedure,
  Receivable: receivable,
  UnbilledAppointment: unbilledAppointment,
};

/** A registry of our own: the names are no business of who parses with these schemas. */
export const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(namedSchemas)) names.add(schema, { id });

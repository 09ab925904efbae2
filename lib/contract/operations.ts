import { createApiKey, listApiKeys, listApiKeyUses, revokeApiKey } from './api-keys';
import {
  changeAppointment,
  createAppointment,
  listAppointments,
  readAppointment,
} from './appointments';
import { readBillingActivity } from './billing/activity';
import { listCashMovements } from './billing/cash';
import { createCharge, listCharges, removeCharge } from './billing/charges';
import { createCreditNote, printCreditNote } from './billing/credit-notes';
import { exportInvoices, readExportForm } from './billing/invoice-export';
import {
  changeInvoice,
  createInvoice,
  issueInvoice,
  listBilledPlan,
  listInvoices,
  printInvoice,
  readInvoice,
  removeInvoice,
  voidInvoice,
} from './billing/invoices';
import {
  cancelShare,
  collectShare,
  listPatientShares,
  listPatientSharesOf,
  resolveShareReview,
} from './billing/patient-shares';
import { listPayerAccounts, listPayers } from './billing/payers';
import {
  createPayment,
  createPayments,
  listPayments,
  readReceipt,
  readRefundSlip,
  readReversal,
  refundPayment,
  reversePayment,
  totalPayments,
} from './billing/payments';
import { listReceivables, printStatement } from './billing/receivables';
import { listUnbilled } from './billing/unbilled';
import { listDoctors } from './doctors';
import { listEmrTemplates } from './emr-templates';
import { listLocations } from './locations';
import {
  addAddendum,
  createMedicalRecord,
  listMedicalRecords,
  readMedicalRecord,
} from './medical-records';
import {
  listOdontogramVersions,
  readOdontogram,
  readOdontogramVersion,
  setDentitionMode,
  setToothDentition,
  signOdontogram,
} from './odontogram';
import { readOdontogramCatalog } from './odontogram-catalog';
import {
  changeFinding,
  registerFinding,
  registerFindings,
  removeFinding,
} from './odontogram-findings';
import type { Operation } from './operation';
import { readOwnClinic } from './own-clinic';
import { changePatient, createPatient, listPatients, readPatient } from './patients';
import { createPrescription, listPrescriptions } from './prescriptions';
import { changeProcedure, createProcedure, listProcedures, readProcedure } from './procedures';
import { readSchedule, replaceSchedule } from './schedules';

/**
 * Every operation, by id. When one is added here, the service's handlers and the calls of the contract
 * tests stop compiling until they cover it; the application's allow-list, the rights, the service's routes
 * and the OpenAPI document follow by themselves.
 * Server-side by its weight: the browser imports routes (`patient-routes.ts`) and types.
 */
export const operations = {
  'patients.list': listPatients,
  'patients.read': readPatient,
  'patients.create': createPatient,
  'patients.change': changePatient,
  'own-clinic.read': readOwnClinic,
  'locations.list': listLocations,
  'doctors.list': listDoctors,
  'appointments.create': createAppointment,
  'appointments.list': listAppointments,
  'appointments.read': readAppointment,
  'appointments.change': changeAppointment,
  'schedules.read': readSchedule,
  'schedules.replace': replaceSchedule,
  'procedures.create': createProcedure,
  'procedures.list': listProcedures,
  'procedures.read': readProcedure,
  'procedures.change': changeProcedure,
  'emr-templates.list': listEmrTemplates,
  'medical-records.list': listMedicalRecords,
  'medical-records.read': readMedicalRecord,
  'medical-records.create': createMedicalRecord,
  'medical-records.add-addendum': addAddendum,
  'prescriptions.list': listPrescriptions,
  'prescriptions.create': createPrescription,
  'invoices.list': listInvoices,
  'invoices.create': createInvoice,
  'invoices.read': readInvoice,
  'invoices.billed-plan': listBilledPlan,
  'invoices.change': changeInvoice,
  'invoices.remove': removeInvoice,
  'invoices.issue': issueInvoice,
  'invoices.void': voidInvoice,
  'invoices.pdf': printInvoice,
  'invoices.credit': createCreditNote,
  'invoices.credit-note-pdf': printCreditNote,
  'invoices.export-form': readExportForm,
  'invoices.export': exportInvoices,
  'payments.list': listPayments,
  'payments.totals': totalPayments,
  'payments.create': createPayment,
  'payments.create-batch': createPayments,
  'payments.receipt': readReceipt,
  'payments.reverse': reversePayment,
  'payments.reversal': readReversal,
  'payments.refund': refundPayment,
  'payments.refund-slip': readRefundSlip,
  'patient-shares.of-patient': listPatientSharesOf,
  'patient-shares.list': listPatientShares,
  'patient-shares.resolve-review': resolveShareReview,
  'patient-shares.collect': collectShare,
  'patient-shares.cancel': cancelShare,
  'receivables.list': listReceivables,
  'receivables.statement': printStatement,
  'unbilled.list': listUnbilled,
  'payers.list': listPayers,
  'payer-accounts.list': listPayerAccounts,
  'cash-movements.list': listCashMovements,
  'charges.list': listCharges,
  'charges.create': createCharge,
  'charges.remove': removeCharge,
  'billing-activity.read': readBillingActivity,
  'odontogram.catalog': readOdontogramCatalog,
  'odontogram.read': readOdontogram,
  'odontogram.register-finding': registerFinding,
  'odontogram.register-findings': registerFindings,
  'odontogram.change-finding': changeFinding,
  'odontogram.remove-finding': removeFinding,
  'odontogram.set-dentition-mode': setDentitionMode,
  'odontogram.set-tooth-dentition': setToothDentition,
  'odontogram.sign': signOdontogram,
  'odontogram.list-versions': listOdontogramVersions,
  'odontogram.read-version': readOdontogramVersion,
  'api-keys.list': listApiKeys,
  'api-keys.create': createApiKey,
  'api-keys.revoke': revokeApiKey,
  'api-keys.uses': listApiKeyUses,
} as const;

export type Operations = typeof operations;
export type OperationId = keyof Operations;
export type KnownOperation = Operation & { readonly id: OperationId };

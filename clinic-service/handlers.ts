import { setDentitionMode, setToothDentition } from '@/clinic-service/odontogram/set-dentition';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { OperationId, Operations } from '@/lib/contract/operations';
import { createApiKey } from './api-keys/create';
import { listApiKeys } from './api-keys/list';
import { revokeApiKey } from './api-keys/revoke';
import { listApiKeyUses } from './api-keys/uses';
import { changeAppointment } from './appointments/change';
import { createAppointment } from './appointments/create';
import { listAppointments } from './appointments/list';
import { readAppointment } from './appointments/read';
import { readBillingActivity } from './billing/activity';
import { listCashMovements } from './cash/movements';
import { createCharge } from './charges/create';
import { listCharges } from './charges/list';
import { removeCharge } from './charges/remove';
import type { Context } from './context';
import { createCreditNote } from './credit-notes/create';
import { creditNotePdf } from './credit-notes/pdf';
import { listDoctors } from './doctors/list';
import { readIssuer } from './documents/issuer';
import { addAddendum } from './emr/add-addendum';
import { createPrescription } from './emr/create-prescription';
import { createRecord } from './emr/create-record';
import { listPrescriptions } from './emr/list-prescriptions';
import { listRecords } from './emr/list-records';
import { listTemplates } from './emr/list-templates';
import { readRecord } from './emr/read-record';
import { listBilledPlan } from './invoices/billed-plan';
import { changeInvoice } from './invoices/change';
import { createInvoice } from './invoices/create';
import { exportInvoices } from './invoices/export';
import { readExportForm } from './invoices/export-form';
import { issueInvoice } from './invoices/issue';
import { listInvoices } from './invoices/list';
import { invoicePdf } from './invoices/pdf';
import { readInvoice } from './invoices/read';
import { removeInvoice } from './invoices/remove';
import { voidInvoice } from './invoices/void';
import { listLocations } from './locations/list';
import { changeFinding } from './odontogram/change-finding';
import { listVersions } from './odontogram/list-versions';
import { readOdontogram } from './odontogram/read';
import { readCatalog } from './odontogram/read-catalog';
import { readVersion } from './odontogram/read-version';
import { registerFinding } from './odontogram/register-finding';
import { registerFindings } from './odontogram/register-findings';
import { removeFinding } from './odontogram/remove-finding';
import { signOdontogram } from './odontogram/sign';
import { cancelShare } from './patient-shares/cancel';
import { collectShare } from './patient-shares/collect';
import { listPatientShares } from './patient-shares/list';
import { listPatientSharesOf } from './patient-shares/of-patient';
import { resolveShareReview } from './patient-shares/resolve-review';
import { changePatient } from './patients/change';
import { createPatient } from './patients/create';
import { listPatients } from './patients/list';
import { readPatient } from './patients/read';
import { listPayers } from './payers/list';
import { listPayerAccounts } from './payers/list-accounts';
import { createPayment, createPayments } from './payments/create';
import { listPayments } from './payments/list';
import { readReceipt } from './payments/receipt';
import { refundPayment } from './payments/refund';
import { readRefundSlip } from './payments/refund-slip';
import { readReversal } from './payments/reversal-paper';
import { reversePayment } from './payments/reverse';
import { totalPayments } from './payments/totals';
import { changeProcedure } from './procedures/change';
import { createProcedure } from './procedures/create';
import { listProcedures } from './procedures/list';
import { readProcedure } from './procedures/read';
import { listReceivables } from './receivables/list';
import { statementPdf } from './receivables/statement';
import { readSchedule } from './schedules/read';
import { replaceSchedule } from './schedules/replace';
import { listUnbilled } from './unbilled/list';

export type Handlers = {
  readonly [Id in OperationId]: (
    context: Context,
    input: ParsedInput<Operations[Id]>,
  ) => Promise<OperationResult<Operations[Id]>>;
};

/** Every operation and its verb. An operation added to the contract does not compile without one. */
export const handlers: Handlers = {
  'patients.list': listPatients,
  'patients.read': readPatient,
  'patients.create': createPatient,
  'patients.change': changePatient,
  'own-clinic.read': ({ db, principal }) => readIssuer(db, principal.clinicId),
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
  'emr-templates.list': listTemplates,
  'medical-records.list': listRecords,
  'medical-records.read': readRecord,
  'medical-records.create': createRecord,
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
  'invoices.pdf': invoicePdf,
  'invoices.credit': createCreditNote,
  'invoices.credit-note-pdf': creditNotePdf,
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
  'receivables.statement': statementPdf,
  'unbilled.list': listUnbilled,
  'payers.list': listPayers,
  'payer-accounts.list': listPayerAccounts,
  'cash-movements.list': listCashMovements,
  'charges.list': listCharges,
  'charges.create': createCharge,
  'charges.remove': removeCharge,
  'billing-activity.read': readBillingActivity,
  'odontogram.catalog': readCatalog,
  'odontogram.read': readOdontogram,
  'odontogram.register-finding': registerFinding,
  'odontogram.register-findings': registerFindings,
  'odontogram.change-finding': changeFinding,
  'odontogram.remove-finding': removeFinding,
  'odontogram.set-dentition-mode': setDentitionMode,
  'odontogram.set-tooth-dentition': setToothDentition,
  'odontogram.sign': signOdontogram,
  'odontogram.list-versions': listVersions,
  'odontogram.read-version': readVersion,
  'api-keys.list': listApiKeys,
  'api-keys.create': createApiKey,
  'api-keys.revoke': revokeApiKey,
  'api-keys.uses': listApiKeyUses,
};

import type { Patient, PatientSummary } from '@/lib/contract/patients';
import { ageOn, isMinor } from '@/lib/kit/dates/age';
import { betterDocumentType, type DocumentType, isUndocumented } from '@/lib/kit/text/identity';

/** What whoever opens a record should know before anything else. */
export type PatientAlert =
  | { readonly kind: 'inactive' }
  | { readonly kind: 'minor' }
  | { readonly kind: 'minor_without_contact' }
  | { readonly kind: 'no_document' }
  | { readonly kind: 'document_outgrown'; readonly expected: DocumentType };

function documentAlert(
  patient: PatientSummary,
  age: ReturnType<typeof ageOn>,
): PatientAlert | null {
  const { documentType, documentNumber } = patient;
  if (isUndocumented(documentType) || documentNumber === '') return { kind: 'no_document' };
  const expected = betterDocumentType(documentType, age);
  return expected === null ? null : { kind: 'document_outgrown', expected };
}

/** The alerts of a record on the clinic's date `today` (`YYYY-MM-DD`), gravest first. */
export function patientAlerts(patient: Patient, today: string): PatientAlert[] {
  const age = ageOn(patient.dateOfBirth, today);
  const alerts: PatientAlert[] = [];
  if (patient.status === 'inactive') alerts.push({ kind: 'inactive' });
  if (age !== null && isMinor(age)) {
    alerts.push({
      kind: patient.emergencyContact.phone === '' ? 'minor_without_contact' : 'minor',
    });
  }
  const document = documentAlert(patient, age);
  if (document !== null) alerts.push(document);
  return alerts;
}

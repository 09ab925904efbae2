import type { PatientSummary } from '@/lib/contract/patients';
import { fullName } from '@/lib/kit/text/full-name';
import { documentKey, unpaddedDocument } from '@/lib/kit/text/identity';
import { soundOf } from '@/lib/kit/text/names';
import { nationalDigits } from '@/lib/kit/text/phone';

/** What is typed of somebody new; empty where it is not known. */
export interface TypedPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly documentType: string;
  readonly documentNumber: string;
  readonly phone: string;
}

/** What speaks for two records being of one person. */
export type SameBy = 'document' | 'birth' | 'phone';

/** Shorter numbers tell nothing. */
const SHORTEST_NUMBER = 5;

/** The strongest sign that somebody on record is the person who is typed; `undefined` where there is none. */
export function sameBy(typed: TypedPerson, patient: PatientSummary): SameBy | undefined {
  // The very same document is for the service to refuse.
  if (isSameDocument(typed, patient) && !isTaken(typed, patient)) return 'document';
  if (
    typed.dateOfBirth !== '' &&
    typed.dateOfBirth === patient.dateOfBirth &&
    hasNames(patient, fullName(typed))
  ) {
    return 'birth';
  }
  const phone = digitsOf(typed.phone);
  const isPhone = phone.length >= SHORTEST_NUMBER && phone === digitsOf(patient.phone);
  return isPhone && sharesSurname(typed.lastName, patient.lastName) ? 'phone' : undefined;
}

type Document = Pick<TypedPerson, 'documentType' | 'documentNumber'>;

function isSameDocument(typed: Document, patient: Document): boolean {
  const number = unpaddedDocument(typed.documentNumber);
  return number.length >= SHORTEST_NUMBER && number === unpaddedDocument(patient.documentNumber);
}

function isTaken(typed: Document, patient: Document): boolean {
  return (
    typed.documentType === patient.documentType &&
    documentKey(typed.documentNumber) === documentKey(patient.documentNumber)
  );
}

/** Whether each word of `name` sounds like one of theirs; they may have more. */
export function hasNames(patient: Parameters<typeof fullName>[0], name: string): boolean {
  const theirs = soundOf(fullName(patient)).split(' ');
  return soundOf(name)
    .split(' ')
    .every((word) => theirs.includes(word));
}

function sharesSurname(one: string, other: string): boolean {
  const theirs = soundOf(other).split(' ');
  return soundOf(one)
    .split(' ')
    .some((word) => word !== '' && theirs.includes(word));
}

function digitsOf(phone: string): string {
  return nationalDigits(phone) ?? phone.replace(/\D/g, '');
}

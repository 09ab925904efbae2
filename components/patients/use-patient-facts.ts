import type { PatientSummary } from '@/lib/contract/patients';
import { ageOn } from '@/lib/kit/dates/age';
import { formatPhone } from '@/lib/kit/text/phone';
import { documentText } from './shared/document-text';
import { useIdentityWords } from './use-identity-words';

/**
 * What tells one patient from another in a line under the name: document, age and phone, as far as
 * they are known. `today`: the clinic's date, `YYYY-MM-DD`.
 */
export function usePatientFacts(today: string): (patient: PatientSummary) => string[] {
  const words = useIdentityWords();
  return (patient) => {
    const age = ageOn(patient.dateOfBirth, today);
    const facts = [
      documentText(patient),
      age === null ? '' : words.age(age),
      formatPhone(patient.phone),
    ];
    return facts.filter((fact) => fact !== '');
  };
}

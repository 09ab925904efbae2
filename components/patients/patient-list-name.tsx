import { marked } from '@/components/marked';
import type { PatientSummary } from '@/lib/contract/patients';
import { highlightWords } from '@/lib/rules/search-highlight';

/** As lists at a desk are written and sorted: "**Surnames**, given names". */
export function PatientListName({
  patient,
  search,
}: {
  patient: Pick<PatientSummary, 'firstName' | 'lastName'>;
  /** Its words are marked. */
  search: string;
}) {
  const firstName = patient.firstName.trim();
  const lastName = patient.lastName.trim();
  return (
    <>
      {lastName && (
        <span className="font-semibold">{marked(highlightWords(lastName, search))}</span>
      )}
      <span className="font-normal">
        {lastName && firstName && ', '}
        {marked(highlightWords(firstName, search))}
      </span>
    </>
  );
}

import { marked } from '@/components/marked';
import type { PatientSummary } from '@/lib/contract/patients';
import { shownName } from '@/lib/rules/full-name';
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
  const firstName = shownName(patient.firstName);
  const lastName = shownName(patient.lastName);
  return (
    <bdi>
      {lastName && (
        <span className="font-semibold">{marked(highlightWords(lastName, search))}</span>
      )}
      <span className="font-normal">
        {lastName && firstName && ', '}
        {marked(highlightWords(firstName, search))}
      </span>
    </bdi>
  );
}

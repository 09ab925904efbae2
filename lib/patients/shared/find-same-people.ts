import type { QueryClient } from '@tanstack/react-query';
import type { PatientSummary } from '@/lib/contract/patients';
import { fullName } from '@/lib/kit/text/full-name';
import { type SameBy, sameBy, type TypedPerson } from '@/lib/patients/rules/same-people';
import { patientQueries } from './patient-queries';

export interface SamePerson {
  readonly patient: PatientSummary;
  readonly by: SameBy;
}

/** A common name has many bearers. */
const LOOKED_AT = 100;
const MOST = 4;
/** Milliseconds. */
const PATIENCE = 2_000;

/**
 * Those on record who may be the person that is about to be written down. A courtesy: where the service
 * cannot be asked, nobody is found, and it refuses a document that is taken all the same.
 */
export async function findSamePeople(
  queries: QueryClient,
  typed: TypedPerson,
): Promise<readonly SamePerson[]> {
  const name = fullName(typed);
  const searches = [
    typed.documentNumber,
    ...(typed.dateOfBirth === '' ? [] : [name]),
    typed.phone,
  ].filter((text) => text.trim() !== '');
  const found = await Promise.race([
    Promise.all(searches.map((search) => listed(queries, search.trim()))),
    patience(),
  ]);
  const people = new Map(found.flat().map((patient) => [patient.id, patient]));
  return [...people.values()]
    .flatMap((patient) => {
      const by = sameBy(typed, patient);
      return by ? [{ patient, by }] : [];
    })
    .slice(0, MOST);
}

/** Longer than this nobody waits for a courtesy: then nobody was found. */
async function patience(): Promise<readonly PatientSummary[][]> {
  await new Promise((resolve) => setTimeout(resolve, PATIENCE));
  return [];
}

async function listed(queries: QueryClient, search: string): Promise<readonly PatientSummary[]> {
  const query = patientQueries.list({ search, limit: LOOKED_AT, match: 'alike' });
  const answer = await queries.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
  return answer?.data ?? [];
}

import 'server-only';
import type { OperationOutput } from '@/lib/contract/operation';
import { listPrescriptions } from '@/lib/contract/prescriptions';
import { allPages, FULL_PAGE } from '@/lib/server/door/all-pages';
import type { Caller } from '@/lib/server/door/caller';
import { readOnBehalfOf } from '@/lib/server/door/on-behalf-of';

export type Prescription = OperationOutput<typeof listPrescriptions>['data'][number];

/** 500 prescriptions of one patient. */
const MOST_PAGES = 5;

/**
 * One prescription of a patient; undefined where there is none of that id. The contract reads lists
 * only, so that it is looked for among those of its appointment, if one is named, else among all of the
 * patient's. Throws as `readOnBehalfOf` does.
 */
export async function findPrescription(
  caller: Caller,
  {
    id,
    patientId,
    appointmentId,
  }: { id: string; patientId: string; appointmentId: string | undefined },
): Promise<Prescription | undefined> {
  const filter = { patientId, ...(appointmentId !== undefined && { appointmentId }) };
  const all = await allPages(
    (page) =>
      readOnBehalfOf(caller, listPrescriptions, { query: { ...filter, page, limit: FULL_PAGE } }),
    MOST_PAGES,
  );
  // A service may not know the filter: what is another patient's is not shown as this one's.
  return 'tooMany' in all
    ? undefined
    : all.rows.find((one) => one.id === id && one.patientId === patientId);
}

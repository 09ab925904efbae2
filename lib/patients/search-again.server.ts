import 'server-only';
import * as z from 'zod/mini';
import { listPatients } from '@/lib/contract/patients';
import { clinic } from '@/lib/server/clinic/clinic.server';

import type { Caller } from '@/lib/server/door/caller';
import { readOnBehalfOf } from '@/lib/server/door/on-behalf-of';
import { respellings } from './rules/respellings';

const byName = z.object({ search: z.string(), match: z.literal('alike') });

/**
 * A search that found nobody, where the service does not look for names as they sound: it is asked again
 * with at most four spellings, and whom the first of them finds is told as found by sound. Any other list
 * is answered as it is. Throws as `readOnBehalfOf` does.
 */
export async function searchedAgain(
  caller: Caller,
  query: Readonly<Record<string, string>>,
  data: unknown,
): Promise<unknown> {
  const asked = byName.safeParse(query);
  const answered = listPatients.response.safeParse(data);
  if (!asked.success || !answered.success || answered.data.pagination.total > 0) return data;
  if (await clinic().features.offersInput(listPatients.id, 'match')) return data;
  for (const search of respellings(asked.data.search)) {
    const found = await readOnBehalfOf(caller, listPatients, { query: { ...query, search } });
    if (found.data.length > 0) {
      return { ...found, data: found.data.map((row) => ({ ...row, foundBy: 'sound' })) };
    }
  }
  return data;
}

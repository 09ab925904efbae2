import 'server-only';
import type { Caller } from '@/lib/clinic/caller';
import { mayUse } from '@/lib/clinic/may-use';
import { readOnBehalfOf } from '@/lib/clinic/on-behalf-of';
import { type Location, listLocations } from '@/lib/contract/locations';
import { loadForPage } from '@/lib/queries/load-for-page.server';

/** What a patient knows the clinic by; none where the service does not tell it. */
export async function clinicPlaces(caller: Caller): Promise<readonly Location[]> {
  if (!(await mayUse(caller, listLocations.id))) return [];
  const read = readOnBehalfOf(caller, listLocations, { query: { limit: 100 } });
  const loaded = await loadForPage(caller, read);
  return loaded.problem ? [] : loaded.data.data;
}

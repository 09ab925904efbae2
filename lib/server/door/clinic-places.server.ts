import 'server-only';
import { type Location, listLocations } from '@/lib/contract/locations';
import type { Caller } from './caller';
import { loadForPage } from './load-for-page.server';
import { mayUse } from './may-use';
import { readOnBehalfOf } from './on-behalf-of';

/** What a patient knows the clinic by; none where the service does not tell it. */
export async function clinicPlaces(caller: Caller): Promise<readonly Location[]> {
  if (!(await mayUse(caller, listLocations.id))) return [];
  const read = readOnBehalfOf(caller, listLocations, { query: { limit: 100 } });
  const loaded = await loadForPage(caller, read);
  return loaded.problem ? [] : loaded.data.data;
}

import 'server-only';
import { type Doctor, listDoctors } from '@/lib/contract/doctors';
import { type Location, listLocations } from '@/lib/contract/locations';
import { type OperationId, operations } from '@/lib/contract/operations';
import { clinic } from '@/lib/server/clinic/clinic.server';
import type { Caller } from '@/lib/server/door/caller';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { mayUse } from '@/lib/server/door/may-use';
import { readOnBehalfOf } from '@/lib/server/door/on-behalf-of';
import { recentlyOpened } from '@/lib/server/door/recently-opened.server';

/** A clinic has a handful of doctors and locations; the first page of a hundred is all of them. */
const ALL = { query: { limit: 100 } } as const;

/** A list that the service does not offer is `absent`; one that did not load has no `items`. */
export type Directory<T> =
  | { readonly absent: true }
  | { readonly absent: false; readonly items: readonly T[] | undefined };

/** Everything on the Today page that comes from the clinic service, asked for at once. */
export async function loadToday(caller: Caller) {
  const [recents, doctors, locations, canCreate] = await Promise.all([
    recentlyOpened(caller),
    directory<Doctor>(caller, 'doctors.list', () => readOnBehalfOf(caller, listDoctors, ALL)),
    directory<Location>(caller, 'locations.list', () => readOnBehalfOf(caller, listLocations, ALL)),
    mayUse(caller, 'patients.create'),
  ]);
  return { recents, doctors, locations, canCreate };
}

async function directory<T>(
  caller: Caller,
  operation: OperationId,
  read: () => Promise<{ readonly data: readonly T[] }>,
): Promise<Directory<T>> {
  if (!(await mayUse(caller, operation))) return { absent: true };
  const loaded = await loadForPage(caller, read());
  return { absent: false, items: loaded.problem ? undefined : loaded.data.data };
}

const FEATURES = [
  ['create', operations['patients.create']],
  ['change', operations['patients.change']],
  ['doctors', operations['doctors.list']],
  ['locations', operations['locations.list']],
  ['keys', operations['api-keys.create']],
] as const;

/** What the service offers beyond the published contract; `undefined` until it has said so. */
export async function offeredFeatures() {
  const { features } = clinic();
  const offered = await Promise.all(FEATURES.map(([, { id }]) => features.offers(id)));
  if (!features.known()) return undefined;
  return FEATURES.filter((_, index) => offered[index]).map(([name]) => name);
}

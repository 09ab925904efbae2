import { shownName } from '@/lib/kit/text/full-name';
import 'server-only';
import { type ReadWeek, readWeek } from '@/lib/agenda/doctor-weeks.server';
import { readBlocks } from '@/lib/agenda/out/blocks.server';
import type { KnownWeek } from '@/lib/agenda/rules/working-day';
import type { AgendaLocation, Directory } from './directory';
import { readLists } from './directory-lists.server';

/**
 * Who works where and when. The same for everybody, and nothing of a patient is in it. Throws
 * `ClinicError` where the lists were never loaded; a schedule that cannot be loaded is `unread`.
 */
export async function readDirectory(): Promise<Directory> {
  const { doctors, locations, procedures, learned } = await readLists();
  const [found, blocks] = await Promise.all([
    Promise.all(doctors.map(async ({ id }) => ({ id, week: await readWeek(id) }))),
    readBlocks(),
  ]);
  return {
    doctors,
    locations: locations ?? learnLocations(found.map(({ week }) => week)),
    procedures,
    learned,
    weeks: Object.fromEntries(found.map(({ id, week }) => [id, withoutNames(week)])),
    ...(blocks.length > 0 && { blocks }),
  };
}

function withoutNames(week: ReadWeek): KnownWeek {
  if (typeof week === 'string') return week;
  return { workingDays: week.workingDays, exceptions: week.exceptions };
}

/** Where the service has no list of its locations, schedules name those that have hours. */
function learnLocations(weeks: readonly ReadWeek[]): AgendaLocation[] {
  const names = new Map<string, string>();
  for (const week of weeks) {
    if (typeof week === 'string') continue;
    for (const { locationId, locationName } of week.workingDays) {
      if (locationId !== '')
        names.set(
          locationId,
          shownName(locationName ?? '') || (names.get(locationId) ?? locationId),
        );
    }
  }
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'es-CO'));
}

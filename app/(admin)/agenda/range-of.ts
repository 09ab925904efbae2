import type { AgendaRange } from '@/lib/agenda/agenda-range';
import type { AgendaView } from '@/lib/agenda/shared/agenda-view';
import type { Directory } from '@/lib/agenda/shared/directory';
import { datesOf } from './agenda-changes';

/** What has to be read for a view: a day of everybody's, or a week of one doctor's. */
export function rangeOf(view: AgendaView, directory: Directory | undefined): AgendaRange {
  const dates = datesOf(view);
  const from = dates[0] ?? view.date;
  const to = dates.at(-1) ?? view.date;
  if (view.view !== 'week') return { from, to };
  const doctorId = doctorOfWeek(view, directory);
  return doctorId === undefined ? { from, to } : { from, to, doctorId };
}

/** A week is one doctor's: whose was asked for, else the first of the filter, else the first there is. */
export function doctorOfWeek(
  { weekOf, doctors }: Pick<AgendaView, 'weekOf' | 'doctors'>,
  directory: Directory | undefined,
): string | undefined {
  return weekOf ?? doctors[0] ?? directory?.doctors.find(({ active }) => active)?.id;
}

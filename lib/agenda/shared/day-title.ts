import { dateFormat } from '@/lib/kit/dates/date-format';
import type { AgendaView } from './agenda-view';

/** A date as a title has it: "Martes 1 dic". */
export function dayTitle({ date }: Pick<AgendaView, 'date'>, locale: string): string {
  const format = dateFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const said = format.format(new Date(`${date}T00:00:00Z`)).replace(/,|\sde(?=\s)/g, '');
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}

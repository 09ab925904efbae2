import { useAgendaStream } from '@/lib/agenda/use-agenda-stream';

/** Beside one doctor's week, what others have on the date is to be known too. */
export function EverybodysDay({ date }: { date: string }) {
  useAgendaStream({ from: date, to: date });
  return null;
}

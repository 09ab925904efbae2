import { clinicInstant, clinicToday } from '@/lib/rules/clinic-time';

/** The first instant of a month of the clinic's calendar, counted from the present one. */
export function addMonths(timezone: string, now: Date, months: number): Date {
  const [year = 0, month = 0] = clinicToday(timezone, now).split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  return clinicInstant(first, '00:00', timezone);
}

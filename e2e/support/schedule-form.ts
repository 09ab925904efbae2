import type { Locator, Page } from '@playwright/test';
import type { Weekday } from '@/components/schedules/schedule-parts';
import { formatTime } from '@/lib/kit/dates/time-format';
import { minutesOf } from '@/lib/kit/schedule';
import type { Seen } from './fault-proxy';
import type { Words } from './words';

type Field = Parameters<Words>[0] extends infer Key
  ? Key extends `schedules.fields.${infer Name}`
    ? Name
    : never
  : never;

/** A field of a block of a doctor's week, by its name; the first block of the day is 1. */
export function blockField(page: Page, t: Words, field: Field, day: Weekday, number = 1): Locator {
  const words = { day: t(`schedules.days.${day}`), number };
  const name = t('schedules.inBlock', { field: t(`schedules.fields.${field}`), ...words });
  return page.getByLabel(name, { exact: true });
}

/** A time, `HH:MM`, as the screens write it. */
export function written(time: string, locale: string): string {
  return formatTime(minutesOf(time) ?? Number.NaN, locale);
}

/** A button of a block, by what it does. */
export function blockButton(
  page: Page,
  t: Words,
  action: 'split' | 'duplicate' | 'remove',
  day: Weekday,
  number = 1,
): Locator {
  const block = t('schedules.blockName', { day: t(`schedules.days.${day}`), number });
  const name = t(`schedules.actions.${action}`, { block });
  return page.getByRole('button', { name, exact: true });
}

export function dayButton(
  page: Page,
  t: Words,
  action: 'addOn' | 'copyOf' | 'clearOf',
  day: Weekday,
): Locator {
  const name = t(`schedules.actions.${action}`, { day: t(`schedules.days.${day}`) });
  return page.getByRole('button', { name, exact: true });
}

export function saveButton(page: Page, t: Words): Locator {
  return page.getByRole('button', { name: t('schedules.save'), exact: true });
}

/** What says that it is saved. Exactly so: more is said on the page of the saved hours. */
export function savedToast(page: Page, t: Words): Locator {
  return page.getByText(t('schedules.saved'), { exact: true }).first();
}

const PATH = '/api/v1/appointments/doctors/schedule/';

export const isScheduleRead = ({ method, path }: Seen) => method === 'GET' && path.startsWith(PATH);
export const isScheduleSave = ({ method, path }: Seen) => method === 'PUT' && path.startsWith(PATH);
export const isUpcoming = ({ method, path }: Seen) =>
  method === 'GET' && path.startsWith('/api/v1/appointments?');

/** The parts that the browser sends with the next save. */
export function sentParts(page: Page): Promise<string[]> {
  const save = page.waitForRequest((request) => request.method() === 'PUT');
  return save.then((request) => Object.keys(request.postDataJSON()));
}

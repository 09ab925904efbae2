import { createLoader, createSerializer, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import { AGENDA_YEARS } from '@/lib/contract/schemas';
import { LOCALES } from '@/lib/i18n/locales';
import { parseDate } from '@/lib/kit/dates/dates';
import { parseAsId } from '@/lib/url-parsers';

const PATH = '/agenda/confirmations';

export const confirmationsParams = {
  date: parseAsString,
  location: parseAsId,
  /** In which patients are written to. */
  language: parseAsStringLiteral(LOCALES),
};

export const loadConfirmations = createLoader(confirmationsParams);
const serialize = createSerializer(confirmationsParams);

/** The date of an address; undefined where it names none that the agenda has. */
export function dateIn(date: string | null): string | undefined {
  return date !== null && isAgendaDate(date) ? date : undefined;
}

export function isAgendaDate(date: string): boolean {
  return parseDate(date) !== null && AGENDA_YEARS.test(date);
}

export function confirmationsHref(view: {
  readonly date: string;
  readonly location: string | null;
  readonly language: (typeof LOCALES)[number] | null;
}): string {
  return serialize(PATH, view);
}

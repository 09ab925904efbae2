import type { Messages } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { toOffsetDateTime } from '@/lib/kit/dates/clinic-time';
import { CSV_MARK, csvLines, separatorOf } from '@/lib/kit/text/csv';
import { fullName } from '@/lib/kit/text/full-name';

/** For whom a file is: their language, and the clinic's clock. */
export interface FileReader {
  readonly locale: Locale;
  readonly messages: Messages;
  readonly timezone: string;
}

/** A file for accountants, part by part: titles once, and the lines of as many rows as there are. */
export interface MoneyFile<Row> {
  readonly titles: string;
  readonly lines: (rows: readonly Row[]) => string;
}

type Cell = string | number;

export function moneyFile<Row>(
  titles: readonly string[],
  cellsOf: (row: Row) => readonly Cell[],
  { locale }: FileReader,
): MoneyFile<Row> {
  const separator = separatorOf(locale);
  return {
    titles: `${CSV_MARK}${csvLines([titles], separator)}`,
    lines: (rows) => csvLines(rows.map(cellsOf), separator),
  };
}

/** Date and time on the clinic's clock, each ISO and in a cell of its own. */
export function momentCells(instant: string | undefined, { timezone }: FileReader): [Cell, Cell] {
  if (!instant) return ['', ''];
  const written = toOffsetDateTime(new Date(instant), timezone);
  return [written.slice(0, 10), written.slice(11, 19)];
}

interface Identified {
  readonly firstName: string;
  readonly lastName: string;
  readonly documentType?: string | undefined;
  readonly documentNumber?: string | undefined;
}

/** Type and number of the document, and the name. */
export function patientCells(patient: Identified | undefined): [Cell, Cell, Cell] {
  if (patient === undefined) return ['', '', ''];
  const { documentType = '', documentNumber = '' } = patient;
  return [documentType, documentNumber, fullName(patient)];
}

import { createTranslator, type Messages } from 'next-intl';
import { isRole } from '@/lib/contract/roles';
import type { Locale } from '@/lib/i18n/locales';
import { actionWord, isAction } from '@/lib/kit/audit-actions';
import { EXACT, formatInstant, toOffsetDateTime } from '@/lib/kit/dates/clinic-time';
import { CSV_MARK, csvLines, separatorOf } from '@/lib/kit/text/csv';
import { headText, type TrailHead } from '@/lib/kit/trail-head';
import { RESULTS } from './audit-view';
import type { TrailRow } from './read-trail';

interface Shown {
  readonly locale: Locale;
  readonly messages: Messages;
  /** The clinic's. */
  readonly timezone: string;
}

const COLUMNS = [
  'number',
  'time',
  'instant',
  'person',
  'role',
  'action',
  'code',
  'patient',
  'result',
  'status',
  'address',
  'correlation',
  'detail',
] as const;

/**
 * Rows of the trail for spreadsheets, part by part: the titles, the rows of each, and the newest row that
 * the trail had, by which a later check sees that none was taken out since. Patients by their ids, as the
 * trail has them.
 */
export function trailFile({ locale, messages, timezone }: Shown) {
  const t = createTranslator({ locale, messages, namespace: 'audit' });
  const actions = createTranslator({ locale, messages, namespace: 'audit.actions' });
  const roles = createTranslator({ locale, messages, namespace: 'common.roles' });
  const separator = separatorOf(locale);
  const cellsOf = (row: TrailRow): (string | number)[] => {
    const result = RESULTS.find((one) => one === row.result);
    return [
      row.seq,
      formatInstant(row.at.toISOString(), locale, timezone, EXACT),
      toOffsetDateTime(row.at, timezone),
      row.staffName ?? '',
      isRole(row.role) ? roles(row.role) : (row.role ?? ''),
      isAction(row.action) ? actions(actionWord(row.action)) : row.action,
      row.action,
      row.patientId ?? row.patientIds?.join(' ') ?? '',
      result ? t(`results.${result}`) : row.result,
      row.status ?? '',
      row.address ?? '',
      row.correlationId ?? '',
      Object.entries(row.detail ?? {})
        .map(([name, value]) => `${name}: ${value}`)
        .join('; '),
    ];
  };
  return {
    titles: CSV_MARK + csvLines([COLUMNS.map((column) => t(`file.${column}`))], separator),
    lines: (rows: readonly TrailRow[]) => csvLines(rows.map(cellsOf), separator),
    newest(head: TrailHead) {
      const cells: Partial<Record<(typeof COLUMNS)[number], string>> = {
        time: formatInstant(head.at, locale, timezone, EXACT),
        instant: toOffsetDateTime(new Date(head.at), timezone),
        action: t('file.newest'),
        detail: headText(head),
      };
      return csvLines([COLUMNS.map((column) => cells[column] ?? '')], separator);
    },
  };
}

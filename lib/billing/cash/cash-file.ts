import { createTranslator, type Messages } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { toOffsetDateTime } from '@/lib/kit/dates/clinic-time';
import { separatorOf, toCsv } from '@/lib/kit/text/csv';
import { methodOf } from '../rules/cash-close';
import type { CashSession } from './cash-session';

interface Shown {
  readonly locale: Locale;
  readonly messages: Messages;
  /** The clinic's. */
  readonly timezone: string;
}

type Cell = string | number;

/** Date (`YYYY-MM-DD`) and time of an instant, each in a column of its own. */
function dateAndTime(instant: string | undefined, timezone: string): readonly Cell[] {
  const at = instant === undefined ? undefined : new Date(instant);
  if (at === undefined || Number.isNaN(at.getTime())) return ['', ''];
  const [date = '', time = ''] = toOffsetDateTime(at, timezone).split('T');
  return [date, time.slice(0, 8)];
}

const SESSION = [
  'number',
  'person',
  'place',
  'openedDate',
  'openedTime',
  'closedDate',
  'closedTime',
  'float',
  'expected',
  'counted',
  'difference',
  'note',
  'reopens',
  'reopenedAs',
] as const;

/** Sessions for spreadsheets, one a row; amounts are whole pesos. */
export function sessionsFile(
  sessions: readonly CashSession[],
  { locale, messages, timezone }: Shown,
): Uint8Array<ArrayBuffer> {
  const t = createTranslator({ locale, messages, namespace: 'cash.file' });
  const rows = sessions.map(({ close, ...session }): Cell[] => [
    session.number,
    session.staffName,
    session.place,
    ...dateAndTime(session.openedAt, timezone),
    ...dateAndTime(close?.at, timezone),
    session.float,
    close?.snapshot.expected ?? '',
    close?.countedTotal ?? '',
    close?.difference ?? '',
    close?.note ?? '',
    session.reopens ?? '',
    session.reopenedAs?.number ?? '',
  ]);
  return toCsv([SESSION.map((column) => t(column)), ...rows], separatorOf(locale));
}

const MOVEMENT = [
  'number',
  'person',
  'date',
  'time',
  'kind',
  'document',
  'method',
  'amount',
  'early',
  'byOther',
] as const;

const METHODS = ['cash', 'card', 'transfer', 'check', 'other'] as const;
const KINDS = ['payment', 'share', 'refund', 'reversal'] as const;

/** What one closed session counted, one movement a row. */
export function movementsFile(
  { number, staffName, close }: CashSession,
  { locale, messages, timezone }: Shown,
): Uint8Array<ArrayBuffer> {
  const t = createTranslator({ locale, messages, namespace: 'cash' });
  const movements = close?.snapshot.movements ?? [];
  const rows = movements.map((movement): Cell[] => {
    const method = methodOf(movement);
    const knownMethod = METHODS.find((known) => known === method);
    const knownKind = KINDS.find((known) => known === movement.kind);
    return [
      number,
      staffName,
      ...dateAndTime(movement.at, timezone),
      knownKind ? t(`kinds.${knownKind}`) : movement.kind,
      movement.number ?? movement.id,
      knownMethod ? t(`methods.${knownMethod}`) : method,
      Math.round(movement.amount),
      movement.isEarly ? t('file.yes') : '',
      movement.byOther ?? '',
    ];
  });
  return toCsv([MOVEMENT.map((column) => t(`file.${column}`)), ...rows], separatorOf(locale));
}

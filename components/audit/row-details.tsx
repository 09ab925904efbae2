import { useLocale, useTranslations } from 'next-intl';
import { DescriptionList } from '@/components/ui/description-list';
import type { TrailRow } from '@/lib/audit/read-trail';
import { formatInstant } from '@/lib/kit/dates/clinic-time';
import { formatDate } from '@/lib/kit/dates/dates';
import { formatPesos } from '@/lib/kit/money/money-format';

/** What rows keep beside who, what and whose, by the alphabet, but what begins stands before what ends; others come after, by the name they are kept under. */
const TERMS = [
  'about',
  'action',
  'added',
  'appointmentId',
  'awaits',
  'blockId',
  'before',
  'after',
  'afterHash',
  'at',
  'changed',
  'chartsPerHour',
  'chargeId',
  'checked',
  'concept',
  'date',
  'doctorId',
  'duration',
  'email',
  'startTime',
  'endTime',
  'expiresAt',
  'firstLockMinutes',
  'formerRole',
  'from',
  'to',
  'guesses',
  'headKnown',
  'intact',
  'invoiceId',
  'invoiceNumber',
  'invoiceType',
  'key',
  'keyId',
  'kind',
  'limit',
  'locationId',
  'method',
  'minutes',
  'name',
  'number',
  'ofOtherKeys',
  'outcome',
  'page',
  'patients',
  'paymentId',
  'pesosUnasked',
  'procedureId',
  'reason',
  'recordId',
  'refundId',
  'result',
  'review',
  'retryAfterSeconds',
  'role',
  'rows',
  'search',
  'section',
  'seq',
  'shareId',
  'sheet',
  'since',
  'staffId',
  'status',
  'step',
  'took',
  'total',
  'totals',
  'version',
  'waitingId',
  'weeklyUntil',
  'what',
  'with',
] as const;

interface RowDetailsProps {
  row: TrailRow;
  /** Of codes among its details, by their names. */
  words: Readonly<Record<string, string>>;
  /** The clinic's. */
  timezone: string;
}

const INSTANTS: readonly string[] = [
  'startTime',
  'endTime',
  'expiresAt',
  'at',
  'since',
  'headKnown',
];
const DATES: readonly string[] = ['date', 'from', 'to', 'weeklyUntil'];

/** All that a row of the trail says, as it stands there where there is no word for it. */
export function RowDetails({ row, words, timezone }: RowDetailsProps) {
  const locale = useLocale();
  const t = useTranslations('audit.details');
  const code = (value: string | null) =>
    value === null ? undefined : (
      <code className="font-mono text-sm select-all wrap-anywhere">{value}</code>
    );
  /** Instants, dates and pesos as the person writes them. */
  function written(name: string, value: unknown): string | undefined {
    if (typeof value === 'number') return name === 'total' ? formatPesos(value, locale) : undefined;
    if (typeof value !== 'string') return undefined;
    if (INSTANTS.includes(name)) return formatInstant(value, locale, timezone);
    return DATES.includes(name) ? formatDate(value, locale) : undefined;
  }
  return (
    <DescriptionList
      items={[
        { term: t('number'), detail: row.seq },
        { term: t('correlation'), detail: code(row.correlationId) },
        { term: t('action'), detail: code(row.action) },
        { term: t('status'), detail: row.status ?? undefined },
        { term: t('address'), detail: code(row.address) },
        { term: t('patient'), detail: code(row.patientId) },
        { term: t('patients'), detail: code(row.patientIds?.join(' ') ?? null) },
        { term: t('staff'), detail: code(row.staffId) },
        ...Object.entries(row.detail ?? {})
          .filter(([, value]) => value !== row.patientId)
          .sort(([one], [other]) => placeOf(one) - placeOf(other))
          .map(([name, value]) => {
            const known = TERMS.find((one) => one === name);
            const detail = words[name] ?? written(name, value) ?? code(String(value));
            return { term: known ? t(`terms.${known}`) : name, detail };
          }),
      ]}
    />
  );
}

function placeOf(name: string): number {
  const place = TERMS.findIndex((term) => term === name);
  return place === -1 ? TERMS.length : place;
}

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/buttons/link';
import { Card } from '@/components/ui/card';
import { cx } from '@/components/ui/cx';
import type { RECEIVABLE_AGES } from '@/lib/contract/billing/receivables';
import { dateFormat } from '@/lib/kit/dates/date-format';
import { formatPesos } from '@/lib/kit/money/money-format';
import { type Bar, BarTable } from './bar-table';

/** A figure that is shown; `value` undefined: it could not be read. */
export interface Figure<Value> {
  readonly value: Value | undefined;
}

interface Part {
  readonly amount: number;
  readonly href: string;
}

const METHODS = ['cash', 'card', 'transfer', 'other'] as const;

interface Owed extends Part {
  readonly patients: number;
  readonly invoices: number;
  readonly ages: readonly (Part & { readonly age: (typeof RECEIVABLE_AGES)[number] })[];
}

interface Received {
  /** On invoices and of shares: of two lists. */
  readonly amount: number;
  readonly methods: readonly (Part & { readonly method: string })[];
  /** What patients paid of charges to payers. */
  readonly shares: Part;
  /** Given back today, whenever it had come. */
  readonly refunds: number;
}

interface Weeks {
  readonly weeks: readonly {
    readonly from: string;
    readonly to: string;
    readonly billed: Part;
    readonly received: Part;
  }[];
  /** Without a name: what was billed without an appointment. */
  readonly doctors: readonly { readonly name: string | undefined; readonly amount: number }[];
  readonly locations: readonly { readonly name: string | undefined; readonly amount: number }[];
}

/** Each absent where this person may not see it, or the service does not tell it. */
export interface Money {
  readonly owed: Figure<Owed> | undefined;
  readonly received: Figure<Received> | undefined;
  readonly weeks: Figure<Weeks> | undefined;
}

/** What is owed and what came in, as charts that are tables. */
export function MoneyCards({ owed, received, weeks }: Money) {
  if (!owed && !received && !weeks) return null;
  return (
    <div className="mt-4 grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      {owed && <OwedCard owed={owed.value} />}
      {received && <ReceivedCard received={received.value} />}
      {weeks && <WeekCards weeks={weeks.value} />}
    </div>
  );
}

function OwedCard({ owed }: { owed: Owed | undefined }) {
  const t = useTranslations('today.money');
  return (
    <SumCard title={t('owed')} sum={owed}>
      {owed && (
        <>
          <p className="px-4 py-1.5 text-sm text-ink-muted">
            {t('owedBy', { patients: owed.patients, invoices: owed.invoices })}
          </p>
          <BarTable
            caption={t('owed')}
            columns={{ label: t('age'), amount: t('amount') }}
            bars={owed.ages.map(({ age, ...part }) => ({
              key: age,
              label: t(`ages.${age}`),
              ...part,
            }))}
          />
        </>
      )}
    </SumCard>
  );
}

function ReceivedCard({ received }: { received: Received | undefined }) {
  const t = useTranslations('today.money');
  const locale = useLocale();
  const methodWord = (method: string) => {
    const known = METHODS.find((name) => name === method);
    return known ? t(`methods.${known}`) : method;
  };
  const bars: Bar[] = received
    ? [
        ...received.methods.map(({ method, ...part }) => ({
          key: method,
          label: methodWord(method),
          ...part,
        })),
        { key: 'shares', label: t('shares'), ...received.shares },
      ]
    : [];
  return (
    <SumCard title={t('received')} sum={received}>
      {received && (
        <>
          <BarTable
            caption={t('received')}
            columns={{ label: t('method'), amount: t('amount') }}
            bars={bars.filter(({ amount }) => amount > 0)}
          />
          {bars.every(({ amount }) => amount === 0) && (
            <p className="px-4 py-3 text-ink-muted">{t('nothingReceived')}</p>
          )}
          {received.refunds > 0 && (
            <p className="tabular border-t border-line px-4 py-1.5 text-sm text-ink-muted">
              {t('refunds', { amount: formatPesos(received.refunds, locale) })}
            </p>
          )}
        </>
      )}
    </SumCard>
  );
}

function WeekCards({ weeks: read }: { weeks: Weeks | undefined }) {
  const t = useTranslations('today.money');
  const locale = useLocale();
  const day = dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const of = (date: string) => new Date(`${date}T00:00:00Z`);
  const byWeek = (part: 'billed' | 'received'): Bar[] | undefined =>
    read?.weeks.map(({ from, to, ...parts }) => ({
      key: from,
      label: day.formatRange(of(from), of(to)),
      ...parts[part],
    }));
  const byName = (rows: Weeks['doctors'] | undefined): Bar[] | undefined =>
    rows?.map(({ name, amount }) => ({
      key: name ?? '',
      label: name ?? t('withoutAppointment'),
      href: undefined,
      amount,
    }));
  const charts = [
    { name: 'billedByWeek', column: t('week'), bars: byWeek('billed') },
    { name: 'receivedByWeek', column: t('week'), bars: byWeek('received') },
    { name: 'billedByDoctor', column: t('doctor'), bars: byName(read?.doctors) },
    { name: 'billedByLocation', column: t('location'), bars: byName(read?.locations) },
  ] as const;
  return charts.map(({ name, column, bars }) => (
    <Card
      key={name}
      flush
      title={t(name)}
      aside={
        read && (
          <span className="text-sm text-ink-muted">
            {t('lastWeeks', { weeks: read.weeks.length })}
          </span>
        )
      }
    >
      {bars === undefined ? (
        <Unread />
      ) : bars.length === 0 ? (
        <p className="px-4 py-3 text-ink-muted">{t('nothingBilled')}</p>
      ) : (
        <BarTable caption={t(name)} columns={{ label: column, amount: t('amount') }} bars={bars} />
      )}
    </Card>
  ));
}

interface SumCardProps {
  title: string;
  sum: { readonly amount: number; readonly href?: string } | undefined;
  children: ReactNode;
}

const SUM =
  'tabular inline-flex items-center text-lg font-semibold whitespace-nowrap text-ink touch:min-h-11';

/** A sum that leads to its list, and what it is made of. */
function SumCard({ title, sum, children }: SumCardProps) {
  const locale = useLocale();
  const amount = sum && formatPesos(sum.amount, locale);
  return (
    <Card
      flush
      title={title}
      aside={
        sum &&
        (sum.href === undefined ? (
          <span className={SUM}>{amount}</span>
        ) : (
          <Link href={sum.href} className={cx(SUM, 'no-underline hover:underline')}>
            {amount}
            <span className="sr-only">: {title}</span>
          </Link>
        ))
      }
    >
      {sum === undefined ? <Unread /> : children}
    </Card>
  );
}

/** Never a nought in place of what could not be read. */
function Unread() {
  const t = useTranslations('today.money');
  return <p className="px-4 py-3 text-attention">{t('failed')}</p>;
}

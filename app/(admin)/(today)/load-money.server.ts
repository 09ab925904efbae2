import 'server-only';
import type { Figure, Money } from '@/components/today/money-cards';
import { METHODS, paymentsHref } from '@/lib/billing/payment-view';
import { AGES, receivablesHref } from '@/lib/billing/receivable-view';
import { sharesHref } from '@/lib/billing/share-view';
import { invoicesHref } from '@/lib/billing/shared/invoice-view';
import { readBillingActivity } from '@/lib/contract/billing/activity';
import { listReceivables } from '@/lib/contract/billing/receivables';
import type { OperationOutput } from '@/lib/contract/operation';
import { addDays } from '@/lib/kit/dates/clinic-time';
import { mayDo } from '@/lib/kit/rights';
import type { Caller } from '@/lib/server/door/caller';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { mayUse } from '@/lib/server/door/may-use';
import { readOnBehalfOf } from '@/lib/server/door/on-behalf-of';

/** What an owner looks back on: this week, as far as it has come, and those before it. */
const WEEKS = 8;

type Activity = OperationOutput<typeof readBillingActivity>;

/** What is owed and what came in, for billing and the owner. `today`: the clinic's date. */
export async function loadMoney(person: Caller, today: string): Promise<Money> {
  const caller = { ...person, hasOwnRow: true } as const;
  const { role } = caller.session.staff;
  const [seesOwed, seesActivity] = await Promise.all([
    mayDo(role, 'receivables.all') && mayUse(caller, listReceivables.id),
    mayUse(caller, readBillingActivity.id),
  ]);
  const activity = (from: string) =>
    readOnBehalfOf(caller, readBillingActivity, { query: { from, to: today } });
  const figure = async <Data, Value>(
    isShown: boolean,
    read: () => Promise<Data>,
    toValue: (data: Data) => Value,
  ): Promise<Figure<Value> | undefined> => {
    if (!isShown) return undefined;
    const loaded = await loadForPage(caller, read());
    return { value: loaded.problem ? undefined : toValue(loaded.data) };
  };
  const [owed, received, weeks] = await Promise.all([
    figure(
      seesOwed,
      () => readOnBehalfOf(caller, listReceivables, { query: { page: 1, limit: 1 } }),
      ({ totals: { patients, openInvoices, balance, aged } }) => ({
        patients,
        invoices: openInvoices,
        amount: balance,
        ages: AGES.map((age) => ({ age, amount: aged[age], href: receivablesHref({ age }) })),
        href: receivablesHref({}),
      }),
    ),
    figure(seesActivity, () => activity(today), receivedOf),
    figure(
      seesActivity && role === 'admin',
      () => activity(addDays(mondayOf(today), -7 * (WEEKS - 1))),
      weeksOf,
    ),
  ]);
  return { owed, received, weeks };
}

function receivedOf({ from, to, received }: Activity) {
  const { payments, shares, refunds } = received;
  const all = [...payments, shares];
  return {
    amount: all.reduce((sum, { amount }) => sum + amount, 0),
    methods: payments.map(({ method, amount }) => ({
      method,
      amount,
      // One that nobody knew of is no filter.
      href: paymentsHref({ method: METHODS.find((known) => known === method) ?? null, from, to }),
    })),
    shares: { amount: shares.amount, href: sharesHref({ status: 'completed', from, to }) },
    refunds: refunds.amount,
  };
}

function weeksOf({ weeks, doctors, locations }: Activity) {
  return {
    // The latest first, as all lists of money are.
    weeks: weeks.toReversed().map(({ from, to, billed, received }) => ({
      from,
      to,
      billed: { amount: billed, href: invoicesHref({ from, to }) },
      received: { amount: received, href: paymentsHref({ from, to }) },
    })),
    doctors: doctors.map(({ doctor, amount }) => ({ name: doctor?.name, amount })),
    locations: locations.map(({ location, amount }) => ({ name: location?.name, amount })),
  };
}

function mondayOf(date: string): string {
  return addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));
}

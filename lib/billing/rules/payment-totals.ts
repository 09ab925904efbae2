/** A payment, or several of one method and status. Amounts are COP. */
interface Summed {
  readonly method: string;
  readonly status: string;
  readonly amount: number;
  /** How many payments it stands for: one where absent. */
  readonly count?: number;
  /** What was given back of it. */
  readonly refundedAmount?: number | undefined;
  /** Of how many payments something was given back. */
  readonly refundedCount?: number;
}

interface Sum {
  readonly count: number;
  /** COP. */
  readonly amount: number;
}

/** What was received, by method. What was given back, typed wrongly or never came is told apart. */
export interface PaymentTotals {
  /** Also what was given back later. */
  readonly received: Sum;
  readonly methods: (Sum & { readonly method: string })[];
  readonly refunded: Sum;
  /** COP, received without what was given back. */
  readonly net: number;
  readonly reversed: Sum;
  readonly notReceived: Sum;
}

/** Methods nobody knew of come after the known ones. */
export function paymentTotals(
  payments: readonly Summed[],
  known: readonly string[],
): PaymentTotals {
  const of = (...statuses: string[]) => payments.filter(({ status }) => statuses.includes(status));
  const received = of('completed', 'refunded');
  const found = new Set(received.map(({ method }) => method));
  const order = [
    ...known.filter((method) => found.has(method)),
    ...[...found].filter((method) => !known.includes(method)),
  ];
  const all = sum(received);
  const refunded = sum(received.map(givenBack));
  return {
    received: all,
    methods: order.map((method) => ({
      method,
      ...sum(received.filter((payment) => payment.method === method)),
    })),
    refunded,
    net: all.amount - refunded.amount,
    reversed: sum(of('reversed')),
    notReceived: sum(
      payments.filter(({ status }) => !['completed', 'refunded', 'reversed'].includes(status)),
    ),
  };
}

/** One that is refunded was given back as a whole; of others a part may be. */
function givenBack({ status, amount, count = 1, refundedAmount = 0, refundedCount }: Summed): Sum {
  if (status === 'refunded') return { count, amount };
  return { count: refundedCount ?? (refundedAmount > 0 ? 1 : 0), amount: refundedAmount };
}

function sum(payments: readonly { readonly amount: number; readonly count?: number }[]): Sum {
  return {
    count: payments.reduce((total, { count = 1 }) => total + count, 0),
    amount: payments.reduce((total, { amount }) => total + amount, 0),
  };
}

interface Summed {
  readonly method: string;
  readonly status: string;
  /** COP. */
  readonly amount: number;
}

interface Sum {
  readonly count: number;
  /** COP. */
  readonly amount: number;
}

/** What was received, by method; what was not is counted apart. */
export interface PaymentTotals {
  readonly received: Sum;
  readonly methods: readonly (Sum & { readonly method: string })[];
  readonly notReceived: Sum;
}

/** Methods nobody knew of come after the known ones. */
export function paymentTotals(
  payments: readonly Summed[],
  known: readonly string[],
): PaymentTotals {
  const received = payments.filter(({ status }) => status === 'completed');
  const found = new Set(received.map(({ method }) => method));
  const order = [
    ...known.filter((method) => found.has(method)),
    ...[...found].filter((method) => !known.includes(method)),
  ];
  return {
    received: sum(received),
    methods: order.map((method) => ({
      method,
      ...sum(received.filter((payment) => payment.method === method)),
    })),
    notReceived: sum(payments.filter(({ status }) => status !== 'completed')),
  };
}

function sum(payments: readonly Summed[]): Sum {
  return {
    count: payments.length,
    amount: payments.reduce((total, { amount }) => total + amount, 0),
  };
}

import { useState } from 'react';
import { INVOICE_READS } from '@/lib/billing/billing-queries';
import { type Change, useChange } from '@/lib/changes/use-change';
import type { createPayment, createPayments } from '@/lib/contract/billing/payments';
import type { OperationInput } from '@/lib/contract/operation';
import { paymentRoutes } from '@/lib/contract/routes/billing-routes';

type Part = OperationInput<typeof createPayments>['body']['payments'][number];

/** What is collected in one act, by one method or by several. */
export interface Collection {
  readonly payments: readonly Part[];
}

/**
 * Collects on an invoice: one payment by itself, which any service takes, several as a batch, all or none.
 * What was sent and not settled yet is found again, whichever it was.
 */
export function useCollect(
  invoiceId: string,
  onMade: (made: Collection) => void,
): Change<Collection, unknown> {
  const options = { shown: INVOICE_READS, scope: invoiceId };
  const one = seenAs(
    useChange<typeof createPayment>(paymentRoutes.create, {
      ...options,
      onMade: (_, input) => onMade(ofOne(input)),
    }),
    ofOne,
  );
  const several = seenAs(
    useChange<typeof createPayments>(paymentRoutes.createBatch, {
      ...options,
      onMade: (_, { body }) => onMade(body),
    }),
    ({ body }) => body,
  );
  const [isSplit, setSplit] = useState(several.sent !== undefined);
  const current = isSplit ? several : one;
  return {
    ...current,
    failedAttempt: one.failedAttempt + several.failedAttempt,
    send({ payments: [first, ...more] }) {
      if (first === undefined) return Promise.resolve(undefined);
      setSplit(more.length > 0);
      return more.length > 0
        ? several.change.send({ body: { invoiceId, payments: [first, ...more] } })
        : one.change.send({ body: { invoiceId, ...first } });
    },
  };
}

function ofOne({ body: { invoiceId: _, ...part } }: OperationInput<typeof createPayment>) {
  return { payments: [part] };
}

function seenAs<Input, Output>(change: Change<Input, Output>, read: (input: Input) => Collection) {
  const { unknown, sent } = change;
  return {
    ...change,
    change,
    unknown: unknown && { ...unknown, input: read(unknown.input) },
    sent: sent && read(sent),
  };
}

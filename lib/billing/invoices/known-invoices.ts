import type { readInvoice } from '@/lib/contract/billing/invoices';
import type { OperationOutput } from '@/lib/contract/operation';

/** An invoice in a list: all of it where the service lists invoices, else what is known of it here. */
export interface ListedInvoice {
  readonly id: string;
  readonly invoiceNumber?: string | undefined;
  readonly patientId?: string | undefined;
  readonly patient?: { readonly firstName: string; readonly lastName: string };
  readonly status?: string | undefined;
  /** COP. */
  readonly total?: number | undefined;
  /** COP, what was received on it. */
  readonly paid?: number | undefined;
  /** COP, what is still to be paid. */
  readonly due?: number | undefined;
  /** An instant. */
  readonly createdAt?: string | undefined;
  /** An instant; of a draft there is none. */
  readonly issuedAt?: string | undefined;
  /** An instant: of one that somebody else made, the earliest of its payments that is known. */
  readonly firstPaidAt?: string | undefined;
}

/** An invoice with its lines and payments, as the service tells it. */
export type InvoiceDetail = OperationOutput<typeof readInvoice>;

export interface KnownInvoices {
  readonly data: readonly ListedInvoice[];
  readonly pagination: { readonly page: number; readonly total: number };
  /** There are more payments than can be looked through: invoices may be missing. */
  readonly isPartial: boolean;
}

interface Made extends ListedInvoice {
  readonly createdAt: string;
}

interface Paid {
  readonly invoiceId: string;
  /** COP. */
  readonly amount: number;
  readonly status: string;
  readonly paidAt?: string | undefined;
  readonly createdAt?: string | undefined;
}

/**
 * One page of what is known of invoices, newest first; one that is known twice comes once. Without
 * payments nothing is said of what was paid.
 */
export function pageOfKnown(
  made: readonly Made[],
  payments: readonly Paid[] | undefined,
  asked: { readonly patientId?: string | undefined; readonly page: number; readonly limit: number },
): { readonly data: readonly ListedInvoice[]; readonly total: number } {
  const invoices = new Map<string, ListedInvoice>(
    made.map((one) => [one.id, payments === undefined ? one : { ...one, paid: 0 }]),
  );
  for (const { invoiceId, amount, status, paidAt, createdAt } of payments ?? []) {
    const before = invoices.get(invoiceId);
    const received = status === 'completed' ? amount : 0;
    const isDated = before?.createdAt !== undefined;
    const firstPaidAt = isDated ? undefined : earlier(before?.firstPaidAt, paidAt ?? createdAt);
    invoices.set(invoiceId, {
      id: invoiceId,
      ...(asked.patientId !== undefined && { patientId: asked.patientId }),
      ...before,
      ...(firstPaidAt !== undefined && { firstPaidAt }),
      paid: (before?.paid ?? 0) + received,
    });
  }
  const all = [...invoices.values()].sort((one, other) => instantOf(other) - instantOf(one));
  const from = (asked.page - 1) * asked.limit;
  return { data: all.slice(from, from + asked.limit), total: all.length };
}

/** A service may write its instants in any zone: they are compared as instants, not as text. */
function instantOf({ createdAt, firstPaidAt }: ListedInvoice): number {
  const at = createdAt ?? firstPaidAt;
  return at === undefined ? 0 : Date.parse(at);
}

function earlier(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return Date.parse(one) < Date.parse(other) ? one : other;
}

import type { ListedInvoice } from './listed-invoice';

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
    const when = paidAt ?? createdAt;
    invoices.set(invoiceId, {
      id: invoiceId,
      ...(asked.patientId !== undefined && { patientId: asked.patientId }),
      // Of an invoice somebody else made, its first payment is the earliest that is known.
      ...(when !== undefined && { createdAt: when }),
      ...before,
      ...(isMade(before) || when === undefined
        ? {}
        : { createdAt: earlier(before?.createdAt, when) }),
      paid: (before?.paid ?? 0) + received,
    });
  }
  const all = [...invoices.values()].sort((one, other) => instantOf(other) - instantOf(one));
  const from = (asked.page - 1) * asked.limit;
  return { data: all.slice(from, from + asked.limit), total: all.length };
}

function isMade(invoice: ListedInvoice | undefined): boolean {
  return invoice?.total !== undefined;
}

/** A service may write its instants in any zone: they are compared as instants, not as text. */
function instantOf({ createdAt }: ListedInvoice): number {
  return createdAt === undefined ? 0 : Date.parse(createdAt);
}

function earlier(one: string | undefined, other: string): string {
  return one !== undefined && Date.parse(one) < Date.parse(other) ? one : other;
}

import type { readInvoice } from '@/lib/contract/invoices';
import type { OperationOutput } from '@/lib/contract/operation';

/** An invoice with its lines and payments, as the service tells it. */
export type InvoiceDetail = OperationOutput<typeof readInvoice>;

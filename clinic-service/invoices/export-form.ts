import type { readExportForm as operation } from '@/lib/contract/billing/invoice-export';
import type { OperationResult } from '@/lib/contract/operation';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import type { Context } from '../context';
import { EXPORT_FORM } from '../wording/export-form';

/** As published. */
export const MAX_INVOICES = 100;

export async function readExportForm({
  clock,
  principal,
}: Context): Promise<OperationResult<typeof operation>> {
  const words = EXPORT_FORM[principal.locale];
  const today = clinicToday(principal.timezone, clock());
  const { all, electronic, manual } = words.options;
  return {
    invoiceTypeOptions: [
      { value: 'all', label: all },
      { value: 'electronic', label: electronic },
      { value: 'manual', label: manual },
    ],
    defaultInvoiceType: 'all',
    defaultFrom: `${today.slice(0, 7)}-01`,
    defaultTo: today,
    maxInvoices: MAX_INVOICES,
    helpText: words.help(MAX_INVOICES),
  };
}

import * as z from 'zod/mini';
import { defineOperation } from '@/lib/contract/operation';
import { invoiceRoutes } from '@/lib/contract/routes/billing-routes';
import { isoDate } from '@/lib/contract/schemas';
import { zipAnswer } from '@/lib/contract/wire/file-answer';

const EXPORT_TYPES = ['all', 'electronic', 'manual'] as const;

export const readExportForm = defineOperation(invoiceRoutes.exportForm, {
  summary: 'What the form of the invoice export offers',
  origin: 'documented',
  scope: 'billing:read',
  roles: ['billing', 'admin'],
  concerns: { of: 'nothing' },
  envelope: 'A',
  response: z.object({
    invoiceTypeOptions: z.array(z.object({ value: z.string(), label: z.string() })),
    defaultInvoiceType: z.string(),
    defaultFrom: z.string(),
    defaultTo: z.string(),
    maxInvoices: z.number(),
    helpText: z.string(),
  }),
});

export const exportInvoices = defineOperation(invoiceRoutes.export, {
  summary:
    'Download a ZIP of invoice PDFs and a CSV manifest; too many answer 409 EXPORT_TOO_LARGE',
  origin: 'extension',
  scope: 'billing:read',
  roles: ['billing', 'admin'],
  asksAgain: true,
  concerns: { of: 'patients' },
  envelope: 'file',
  inLanguageAsked: true,
  query: z.object({
    invoiceType: z._default(z.enum(EXPORT_TYPES), 'all'),
    from: isoDate,
    to: isoDate,
  }),
  response: zipAnswer,
});

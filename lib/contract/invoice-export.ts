import * as z from 'zod/mini';
import { zipAnswer } from './file-answer';
import { defineOperation } from './operation';
import { isoDate } from './schemas';

const EXPORT_TYPES = ['all', 'electronic', 'manual'] as const;

export const readExportForm = defineOperation({
  id: 'invoices.export-form',
  method: 'GET',
  path: '/billing/invoices/pdf-export/form-schema',
  summary: 'What the form of the invoice export offers',
  origin: 'documented',
  scope: 'billing:read',
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

export const exportInvoices = defineOperation({
  id: 'invoices.export',
  method: 'GET',
  path: '/billing/invoices/pdf-export',
  summary:
    'Download a ZIP of invoice PDFs and a CSV manifest; too many answer 409 EXPORT_TOO_LARGE',
  origin: 'extension',
  scope: 'billing:read',
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

import * as z from 'zod/mini';
import { billItems, billLine, namedPatient } from './bill-items';
import { pdfAnswer } from './file-answer';
import { MAX_INVOICE_NOTES, MAX_REASON } from './limits';
import { defineOperation } from './operation';
import { payment } from './payments';
import {
  cop,
  id,
  idParams,
  isoDate,
  openEnum,
  optional,
  pageOf,
  pageQuery,
  requiredText,
  searchText,
  text,
} from './schemas';

const STATUSES = ['draft', 'issued', 'partially_paid', 'paid', 'void'] as const;
const INVOICE_TYPES = ['electronic', 'manual'] as const;

const invoiceShape = {
  id: z.string(),
  invoiceNumber: z.string(),
  patientId: z.string(),
  status: openEnum(...STATUSES),
  subtotal: z.number(),
  tax: z.number(),
  total: z.number(),
  currency: z.string(),
  createdAt: z.string(),
};

/** What the published contract shows of an invoice. */
const invoice = z.object(invoiceShape);

const summaryShape = {
  ...invoiceShape,
  invoiceType: openEnum(...INVOICE_TYPES),
  discount: z.number(),
  paid: z.number(),
  /** What is still to be paid: nothing of a void invoice. */
  due: z.number(),
  patient: namedPatient,
  medicalRecordId: optional(z.string()),
  appointmentId: optional(z.string()),
  issuedAt: optional(z.string()),
  voidedAt: optional(z.string()),
};
export const invoiceSummary = z.object(summaryShape);

const invoiceDetail = z.object({
  ...summaryShape,
  items: z.array(billLine),
  payments: z.array(payment),
  notes: optional(z.string()),
  voidReason: optional(z.string()),
  createdBy: optional(z.string()),
});

export const createInvoice = defineOperation({
  id: 'invoices.create',
  method: 'POST',
  path: '/billing/invoices',
  summary:
    'Create a draft invoice; a record billed already answers 409 MEDICAL_RECORD_ALREADY_BILLED',
  origin: 'documented',
  scope: 'billing:write',
  repeatable: true,
  concerns: {
    of: 'patient',
    id: { answer: 'patientId' },
    part: {
      name: 'invoiceId',
      id: { answer: 'id' },
      keeps: ['invoiceNumber', 'total'],
      keepsAsked: ['appointmentId'],
    },
  },
  envelope: 'bare',
  status: 201,
  body: z.object({
    patientId: id,
    items: billItems,
    notes: z.optional(text(MAX_INVOICE_NOTES)),
    discount: z.optional(cop),
    medicalRecordId: z.optional(id),
    appointmentId: z.optional(id),
  }),
  response: invoice,
});

export const listInvoices = defineOperation({
  id: 'invoices.list',
  method: 'GET',
  path: '/billing/invoices',
  summary: 'List and search invoices, newest first; from and to are dates of the clinic, inclusive',
  origin: 'extension',
  scope: 'billing:read',
  concerns: { of: 'patients' },
  envelope: 'bare',
  query: z.object({
    ...pageQuery,
    patientId: z.optional(id),
    status: z.optional(z.enum(STATUSES)),
    from: z.optional(isoDate),
    to: z.optional(isoDate),
    search: z.optional(searchText),
  }),
  response: pageOf(invoiceSummary),
});

export const readInvoice = defineOperation({
  id: 'invoices.read',
  method: 'GET',
  path: '/billing/invoices/{id}',
  summary: 'Read an invoice with its items and payments',
  origin: 'extension',
  scope: 'billing:read',
  concerns: { of: 'patient', id: { answer: 'patientId' } },
  envelope: 'bare',
  params: idParams,
  response: invoiceDetail,
});

export const issueInvoice = defineOperation({
  id: 'invoices.issue',
  method: 'POST',
  path: '/billing/invoices/{id}/issue',
  summary: 'Issue a draft; manual is the contingency kind',
  origin: 'extension',
  scope: 'billing:write',
  repeatable: true,
  concerns: {
    of: 'patient',
    id: { answer: 'patientId' },
    part: { name: 'invoiceId', id: { param: 'id' } },
  },
  envelope: 'bare',
  params: idParams,
  body: z.optional(z.object({ invoiceType: z.optional(z.enum(INVOICE_TYPES)) })),
  response: invoiceDetail,
});

export const voidInvoice = defineOperation({
  id: 'invoices.void',
  method: 'POST',
  path: '/billing/invoices/{id}/void',
  summary: 'Void an invoice nothing was paid on; what it billed may be billed again',
  origin: 'extension',
  scope: 'billing:write',
  repeatable: true,
  concerns: {
    of: 'patient',
    id: { answer: 'patientId' },
    part: { name: 'invoiceId', id: { param: 'id' } },
  },
  envelope: 'bare',
  params: idParams,
  body: z.object({ reason: requiredText(MAX_REASON) }),
  response: invoiceDetail,
});

export const printInvoice = defineOperation({
  id: 'invoices.pdf',
  method: 'GET',
  path: '/billing/invoices/{id}/pdf',
  summary: 'Download an invoice as PDF',
  origin: 'extension',
  scope: 'billing:read',
  concerns: { of: 'patients', part: { name: 'invoiceId', id: { param: 'id' } } },
  envelope: 'file',
  inLanguageAsked: true,
  params: idParams,
  response: pdfAnswer,
});

import * as z from 'zod/mini';
import { MAX_INVOICE_NOTES, MAX_REASON } from '@/lib/contract/limits';
import { defineOperation } from '@/lib/contract/operation';
import { invoiceRoutes } from '@/lib/contract/routes/billing-routes';
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
  told,
} from '@/lib/contract/schemas';
import { pdfAnswer } from '@/lib/contract/wire/file-answer';
import { documentedPatient, invoiceItems, invoiceLine, namedPatient } from './bill-items';
import { creditNote } from './credit-notes';
import { paymentOfInvoice } from './payments';

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
  /** The provisional number, also once it is issued. */
  draftNumber: optional(z.string()),
  invoiceType: openEnum(...INVOICE_TYPES),
  discount: z.number(),
  paid: z.number(),
  /** What credit notes took off the total. */
  credited: told(z.number(), 0),
  /** What is still to be paid: nothing of a void invoice. */
  due: z.number(),
  patient: namedPatient,
  medicalRecordId: optional(z.string()),
  appointmentId: optional(z.string()),
  issuedAt: optional(z.string()),
  voidedAt: optional(z.string()),
};

/** The document and `taxes` are for files of accountants: only where `with=accounting` asks for them. */
export const invoiceSummary = z.object({
  ...summaryShape,
  patient: documentedPatient,
  /** By kind and rate, after discount and before tax. */
  taxes: optional(
    z.array(
      z.object({
        kind: openEnum('excluded', 'zero', 'taxed'),
        rate: z.number(),
        base: z.number(),
        tax: z.number(),
      }),
    ),
  ),
});

const invoiceDetail = z.object({
  ...summaryShape,
  patient: documentedPatient,
  /** Their name, as the paper prints it. */
  issuedBy: optional(z.string()),
  items: z.array(invoiceLine),
  payments: z.array(paymentOfInvoice),
  creditNotes: told(z.array(creditNote), []),
  notes: optional(z.string()),
  voidReason: optional(z.string()),
  createdBy: optional(z.string()),
  /** Counts the changes of the draft. */
  version: optional(z.number()),
});

export const createInvoice = defineOperation(invoiceRoutes.create, {
  summary:
    'Create a draft invoice; a record billed already answers 409 MEDICAL_RECORD_ALREADY_BILLED',
  origin: 'documented',
  scope: 'billing:write',
  roles: ['receptionist', 'billing', 'admin'],
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
  bodyExtensions: ['items[].taxKind', 'items[].plannedItemId'],
  body: z.object({
    patientId: id,
    items: invoiceItems,
    notes: z.optional(text(MAX_INVOICE_NOTES)),
    discount: z.optional(cop),
    medicalRecordId: z.optional(id),
    appointmentId: z.optional(id),
  }),
  response: invoice,
});

export const listInvoices = defineOperation(invoiceRoutes.list, {
  summary:
    'List and search invoices, newest first; from and to are dates of the clinic, inclusive: of issue, and of a draft of its making',
  origin: 'extension',
  scope: 'billing:read',
  roles: ['receptionist', 'billing', 'admin'],
  concerns: { of: 'patients' },
  envelope: 'bare',
  query: z.object({
    ...pageQuery,
    patientId: z.optional(id),
    status: z.optional(z.enum(STATUSES)),
    from: z.optional(isoDate),
    to: z.optional(isoDate),
    /** Issued, and not paid as a whole. */
    owing: z.optional(z.enum(['true'])),
    /** A number, an exact total, or words of the patient or of what was billed. */
    search: z.optional(searchText),
    /** accounting: the patient's document, and the bases of tax. */
    with: z.optional(z.enum(['accounting'])),
  }),
  queryExtensions: ['with'],
  response: pageOf(invoiceSummary),
});

export const listBilledPlan = defineOperation(invoiceRoutes.billedPlan, {
  summary: 'List the planned treatments of a patient that are on an invoice in force',
  origin: 'extension',
  scope: 'billing:read',
  roles: ['receptionist', 'billing', 'admin'],
  concerns: { of: 'patients' },
  envelope: 'bare',
  query: z.object({ patientId: id }),
  response: z.object({
    data: z.array(
      z.object({ plannedItemId: z.string(), invoiceId: z.string(), invoiceNumber: z.string() }),
    ),
  }),
});

export const readInvoice = defineOperation(invoiceRoutes.read, {
  summary: 'Read an invoice with its items, payments and credit notes',
  origin: 'extension',
  scope: 'billing:read',
  roles: ['receptionist', 'billing', 'admin'],
  concerns: { of: 'patient', id: { answer: 'patientId' } },
  etag: 'version',
  envelope: 'bare',
  params: idParams,
  response: invoiceDetail,
});

export const changeInvoice = defineOperation(invoiceRoutes.change, {
  summary: 'Change a draft; members left out are untouched, an empty note clears it',
  origin: 'extension',
  scope: 'billing:write',
  roles: ['receptionist', 'billing', 'admin'],
  repeatable: true,
  conditional: true,
  etag: 'version',
  concerns: {
    of: 'patient',
    id: { answer: 'patientId' },
    part: { name: 'invoiceId', id: { param: 'id' }, keeps: ['invoiceNumber', 'total'] },
  },
  envelope: 'bare',
  params: idParams,
  bodyExtensions: ['items[].taxKind', 'items[].plannedItemId'],
  body: z.object({
    items: z.optional(invoiceItems),
    notes: z.optional(text(MAX_INVOICE_NOTES)),
    discount: z.optional(cop),
  }),
  response: invoiceDetail,
});

export const removeInvoice = defineOperation(invoiceRoutes.remove, {
  summary: 'Delete a draft; what it billed may be billed again',
  origin: 'extension',
  scope: 'billing:write',
  roles: ['receptionist', 'billing', 'admin'],
  repeatable: true,
  concerns: {
    of: 'patient',
    id: { answer: 'patientId' },
    part: { name: 'invoiceId', id: { param: 'id' }, keeps: ['invoiceNumber', 'total'] },
  },
  envelope: 'bare',
  params: idParams,
  response: z.object({
    id: z.string(),
    invoiceNumber: z.string(),
    patientId: z.string(),
    total: z.number(),
  }),
});

export const issueInvoice = defineOperation(invoiceRoutes.issue, {
  summary: 'Issue a draft, which gives it its number; manual is the contingency kind',
  origin: 'extension',
  scope: 'billing:write',
  roles: ['receptionist', 'billing', 'admin'],
  repeatable: true,
  conditional: true,
  concerns: {
    of: 'patient',
    id: { answer: 'patientId' },
    part: { name: 'invoiceId', id: { param: 'id' }, keeps: ['invoiceNumber', 'total'] },
  },
  envelope: 'bare',
  params: idParams,
  body: z.optional(z.object({ invoiceType: z.optional(z.enum(INVOICE_TYPES)) })),
  response: invoiceDetail,
});

export const voidInvoice = defineOperation(invoiceRoutes.void, {
  summary:
    'Void an invoice nothing was paid on, an issued electronic one by a credit note over all of it; what it billed may be billed again',
  origin: 'extension',
  scope: 'billing:write',
  roles: ['billing', 'admin'],
  asksAgainAbove: 'total',
  repeatable: true,
  concerns: {
    of: 'patient',
    id: { answer: 'patientId' },
    part: { name: 'invoiceId', id: { param: 'id' } },
  },
  envelope: 'bare',
  params: idParams,
  body: z.object({
    reason: requiredText(MAX_REASON),
    /** What the invoice comes to as far as the caller knows; another one is refused. */
    total: z.optional(cop),
  }),
  response: invoiceDetail,
});

export const printInvoice = defineOperation(invoiceRoutes.pdf, {
  summary: 'Download an invoice as PDF',
  origin: 'extension',
  scope: 'billing:read',
  roles: ['receptionist', 'billing', 'admin'],
  concerns: { of: 'patients', part: { name: 'invoiceId', id: { param: 'id' } } },
  envelope: 'file',
  inLanguageAsked: true,
  params: idParams,
  response: pdfAnswer,
});

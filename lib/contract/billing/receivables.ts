import * as z from 'zod/mini';
import { defineOperation } from '@/lib/contract/operation';
import { receivableRoutes } from '@/lib/contract/routes/billing-routes';
import {
  id,
  idParams,
  isoDate,
  optional,
  pageOf,
  pageQuery,
  searchText,
} from '@/lib/contract/schemas';
import { pdfAnswer } from '@/lib/contract/wire/file-answer';
import { namedPatient } from './bill-items';

export const RECEIVABLE_ORDERS = ['balance', 'oldest', 'name'] as const;
export const RECEIVABLE_AGES = ['days0To30', 'days31To60', 'days61To90', 'over90'] as const;

const owedShape = {
  /** Issued invoices of which something is still to be paid. */
  openInvoices: z.number(),
  /** Whole pesos, as all amounts. */
  balance: z.number(),
  /** The balance by days since the invoices were issued, on the clinic's calendar. */
  aged: z.object({
    days0To30: z.number(),
    days31To60: z.number(),
    days61To90: z.number(),
    over90: z.number(),
  }),
};

/** What one patient owes. */
export const receivable = z.object({
  patientId: z.string(),
  patient: z.extend(namedPatient, {
    documentType: optional(z.string()),
    documentNumber: optional(z.string()),
  }),
  /** The date of the oldest open invoice. */
  oldestIssuedOn: z.string(),
  ...owedShape,
});

export const listReceivables = defineOperation(receivableRoutes.list, {
  summary:
    'What patients owe on issued invoices at the end of a date of the clinic, by age; totals are of all pages',
  origin: 'extension',
  scope: 'billing:read',
  roles: ['receptionist', 'billing', 'admin'],
  rolesForAll: ['billing', 'admin'],
  concerns: { of: 'patients' },
  envelope: 'bare',
  query: z.object({
    ...pageQuery,
    patientId: z.optional(id),
    /** Today where it is left out. Of an earlier date the balances of then, whatever was paid since. */
    asOf: z.optional(isoDate),
    /** The most owed, the oldest debt, or the name first. */
    sort: z.optional(z.enum(RECEIVABLE_ORDERS)),
    /** Patients of whose balance some is of this age; the totals are theirs. */
    age: z.optional(z.enum(RECEIVABLE_AGES)),
    /** The patient, as in the list of patients. */
    search: z.optional(searchText),
  }),
  response: z.extend(pageOf(receivable), {
    asOf: z.string(),
    currency: z.string(),
    totals: z.object({ patients: z.number(), ...owedShape }),
  }),
});

export const printStatement = defineOperation(receivableRoutes.statement, {
  summary: "Download a patient's statement of account as PDF: what was billed, paid and corrected",
  origin: 'extension',
  scope: 'billing:read',
  roles: ['receptionist', 'billing', 'admin'],
  concerns: { of: 'patient', id: { param: 'id' } },
  envelope: 'file',
  inLanguageAsked: true,
  params: idParams,
  response: pdfAnswer,
});

import * as z from 'zod/mini';
import { defineOperation } from '@/lib/contract/operation';
import { payerAccountRoutes, payerRoutes } from '@/lib/contract/routes/billing-routes';
import { activity, id, openEnum, optional, pageOf, pageQuery } from '@/lib/contract/schemas';
import { payerAccountStatus } from './patient-shares';

export const payer = z.object({
  id: z.string(),
  name: z.string(),
  nit: optional(z.string()),
  kind: openEnum('eps', 'prepaid', 'insurer', 'other'),
  status: openEnum(...activity.options),
});

export const listPayers = defineOperation(payerRoutes.list, {
  summary: 'List health plans and insurers that are billed, by name',
  origin: 'extension',
  scope: 'billing:read',
  roles: ['receptionist', 'billing', 'admin'],
  concerns: { of: 'nothing' },
  envelope: 'bare',
  query: z.object({ ...pageQuery, status: z.optional(activity) }),
  response: pageOf(payer),
});

/** What a payer is billed for one month. */
export const payerAccount = z.object({
  id: z.string(),
  payerId: z.string(),
  payerName: z.string(),
  number: z.nullable(z.string()),
  /** `YYYY-MM`. */
  period: z.string(),
  periodLabel: z.string(),
  status: payerAccountStatus,
  statusLabel: z.string(),
  chargeCount: z.number(),
  total: z.number(),
  currency: z.string(),
  createdAt: z.string(),
});

export const listPayerAccounts = defineOperation(payerAccountRoutes.list, {
  summary: 'List accounts of payers, the latest month first',
  origin: 'extension',
  scope: 'billing:read',
  roles: ['billing', 'admin'],
  concerns: { of: 'nothing' },
  envelope: 'bare',
  query: z.object({
    ...pageQuery,
    payerId: z.optional(id),
    period: z.optional(z.string().check(z.regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/))),
    status: z.optional(z.enum(['open', 'filed', 'paid'])),
  }),
  response: pageOf(payerAccount),
});

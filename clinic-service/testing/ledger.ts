import * as z from 'zod/mini';
import { listReceivables } from '@/lib/contract/billing/receivables';
import { insertRows } from '../db/insert-rows';
import { invoices, payments } from '../db/schema/billing';
import { creditNotes, refunds, reversals } from '../db/schema/corrections';
import { patients } from '../db/schema/patients';
import { call } from './call';
import type { TestService } from './harness';

type Status = (typeof invoices.$inferInsert)['status'];

interface InvoiceRow {
  readonly id: string;
  readonly patientId: string;
  readonly total: number;
  /** Null: a draft. */
  readonly issuedAt: Date | null;
  readonly status?: Status;
  readonly paid?: number;
  readonly credited?: number;
  readonly voidedAt?: Date;
}

const actor = { createdBy: 'test', madeBy: null };

/** A clinic whose money is written straight into its tables, each movement at a time of the test's. */
export async function ledgerClinic(service: TestService, timezone?: string) {
  const { id: clinicId, key } = await service.addClinic(timezone);
  const { db } = service;
  const at = service.clock.now();
  const get = (path: string) => call(service, 'GET', path, { key });

  return {
    clinicId,
    key,
    get,

    async receivables(query = '') {
      const { status, body } = await get(`/billing/receivables${query}`);
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
      return z.parse(listReceivables.response, body);
    },

    addPatients: (rows: readonly { id: string; firstName: string; lastName: string }[]) =>
      insertRows(
        db,
        patients,
        rows.map((row) => ({ ...row, clinicId, status: 'active', createdAt: at, updatedAt: at })),
      ),

    addInvoices: (rows: readonly InvoiceRow[]) =>
      insertRows(
        db,
        invoices,
        rows.map(({ id, patientId, total, issuedAt, ...rest }) => ({
          clinicId,
          id,
          invoiceNumber: id,
          kind: 'electronic',
          patientId,
          status: issuedAt === null ? 'draft' : 'issued',
          lines: [],
          subtotal: total,
          discount: 0,
          tax: 0,
          total,
          paid: 0,
          credited: 0,
          version: 1,
          createdBy: 'test',
          createdAt: issuedAt ?? at,
          updatedAt: at,
          issuedAt,
          ...rest,
        })),
      ),

    async pay(invoiceId: string, patientId: string, number: string, amount: number, paidAt: Date) {
      const row = { clinicId, id: number, invoiceId, patientId, amount, receiptNumber: number };
      const rest = { method: 'cash', status: 'completed', createdBy: 'test' } as const;
      await db.insert(payments).values({ ...row, ...rest, paidAt, createdAt: paidAt });
    },

    async reverse(paymentId: string, number: string, createdAt: Date) {
      const row = { clinicId, id: number, number, paymentId, reason: 'Valor errado', createdAt };
      await db.insert(reversals).values({ ...row, ...actor });
    },

    async refund(
      paymentId: string,
      patientId: string,
      number: string,
      amount: number,
      createdAt: Date,
    ) {
      const row = { clinicId, id: number, number, patientId, paymentId, amount, createdAt };
      const how = { method: 'transfer', reason: 'No se prestó' } as const;
      await db.insert(refunds).values({ ...row, ...how, ...actor });
    },

    async credit(
      invoiceId: string,
      patientId: string,
      number: string,
      total: number,
      createdAt: Date,
    ) {
      const row = { clinicId, id: number, number, invoiceId, patientId, createdAt };
      const figures = { lines: [], subtotal: total, discount: 0, tax: 0, total };
      await db.insert(creditNotes).values({ ...row, ...figures, ...actor, reason: 'Cobro de más' });
    },
  };
}

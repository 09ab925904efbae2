import { describe, expect, test } from 'vitest';
import { invoiceTotals } from '@/lib/billing/rules/invoice-totals';
import { clinicToday } from '@/lib/kit/dates/clinic-time';
import { weekdayOf } from '@/lib/kit/schedule';
import { demoAppointments } from '../appointments';
import { demoPatients } from '../patients';
import { demoRecords } from '../records';
import { demoBooks } from './books';

const now = new Date('2026-11-20T14:00:00.000Z');
const timezone = 'America/Bogota';
const patients = demoPatients(5_000, now, 1);
const appointments = demoAppointments({ timezone, now, patients }, 1);
const { records } = demoRecords({ appointments, patients, timezone, now }, 1);
const clinic = { timezone, now, appointments, records };
const books = demoBooks(clinic, 1);
const appointment = new Map(appointments.map((each) => [each.id, each]));
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const count = <Row>(rows: readonly Row[], of: (row: Row) => string) =>
  rows.reduce<Record<string, number>>((all, row) => {
    all[of(row)] = (all[of(row)] ?? 0) + 1;
    return all;
  }, {});

/** `F-000001`, `F-000002` … for as many as there are. */
function expectGapless(numbers: readonly string[], prefix: string): void {
  const expected = numbers.map((_, index) => `${prefix}-${String(index + 1).padStart(6, '0')}`);
  expect([...numbers].sort()).toEqual(expected);
}

describe('the books of the demo clinic', () => {
  test('are the same for the same seed and day, and others for another', () => {
    expect(demoBooks(clinic, 1)).toEqual(books);
    expect(demoBooks(clinic, 2).invoices[0]).not.toEqual(books.invoices[0]);
  });

  test('hold about 1,500 invoices in every state, most of them paid', () => {
    expect(books.invoices.length).toBeGreaterThan(1_450);
    expect(books.invoices.length).toBeLessThan(1_550);
    const states = count(books.invoices, ({ status }) => status);
    expect(Object.keys(states).sort()).toEqual([
      'draft',
      'issued',
      'paid',
      'partially_paid',
      'void',
    ]);
    for (const total of Object.values(states)) expect(total).toBeGreaterThan(15);
    expect(states.paid).toBeGreaterThan(900);
    expect(count(books.invoices, ({ kind }) => kind).manual).toBeGreaterThan(10);
  });

  test('add up: totals are those of the lines, paid what was collected', () => {
    const collected = count([], String);
    for (const { invoiceId, status, amount, refunded } of books.payments) {
      if (status !== 'completed' && status !== 'refunded') continue;
      collected[invoiceId] = (collected[invoiceId] ?? 0) + amount - refunded;
    }
    for (const invoice of books.invoices) {
      const { lines, subtotal, discount, tax, total, paid, status } = invoice;
      const { lines: figures, ...totals } = invoiceTotals(lines, discount);
      expect({ subtotal, discount, tax, total }).toEqual(totals);
      expect(lines).toMatchObject(figures);
      expect(paid).toBe(collected[invoice.id] ?? 0);
      const owed = total - invoice.credited;
      if (status === 'paid') expect(paid).toBe(owed);
      else if (status === 'partially_paid') expect(paid > 0 && paid < owed).toBe(true);
      else expect(paid).toBe(0);
    }
    for (const { lines, total } of books.charges) {
      expect(total).toBe(sum(lines.map((line) => line.total)));
    }
  });

  test('take off by credit notes what electronic invoices that are void came to, and parts of a few', () => {
    const notesOf = (id: string) => books.creditNotes.filter(({ invoiceId }) => invoiceId === id);
    for (const invoice of books.invoices) {
      const notes = notesOf(invoice.id);
      const { status, kind, issuedAt, lines } = invoice;
      expect(invoice.credited).toBe(sum(notes.map(({ total }) => total)));
      expect(invoice.credited + invoice.paid).toBeLessThanOrEqual(invoice.total);
      const isAnnulled = status === 'void' && kind === 'electronic' && issuedAt !== null;
      if (isAnnulled) expect(notes.map(({ total }) => total)).toEqual([invoice.total]);
      if (status === 'void' && !isAnnulled) expect(notes).toEqual([]);
      for (const note of notes) {
        expect(note.patientId).toBe(invoice.patientId);
        expect(issuedAt !== null && note.createdAt >= issuedAt && note.createdAt <= now).toBe(true);
        expect(note.total).toBeGreaterThan(0);
        for (const member of ['subtotal', 'discount', 'tax', 'total'] as const) {
          expect(note[member]).toBe(sum(note.lines.map((line) => line[member])));
        }
        for (const { itemId, total, description } of note.lines) {
          const line = lines[Number(itemId) - 1];
          expect(line?.description).toBe(description);
          expect(total).toBeLessThanOrEqual(line?.total ?? 0);
        }
      }
    }
    const inForce = books.invoices.filter(
      ({ status, credited }) => status !== 'void' && credited > 0,
    );
    // The others were credited with what was given back of them.
    const creditedAlone = inForce.filter(
      ({ id }) => !books.payments.some((each) => each.invoiceId === id && each.refunded > 0),
    );
    expect(creditedAlone).toHaveLength(12);
    expect(books.counters).toContainEqual({ name: 'credit-note', value: books.creditNotes.length });
  });

  test('correct some payments by reversals and refunds, as the service does', () => {
    const payments = new Map(books.payments.map((payment) => [payment.id, payment]));
    const reversed = books.payments.filter(({ status }) => status === 'reversed');
    expect(books.reversals).toHaveLength(10);
    expect(books.reversals.map(({ paymentId }) => paymentId).sort()).toEqual(
      reversed.map(({ id }) => id).sort(),
    );
    for (const { paymentId, createdAt, reason, madeBy } of books.reversals) {
      const mistake = payments.get(paymentId);
      expect(mistake?.receiptNumber).toMatch(/^RC-/);
      expect(mistake !== undefined && mistake.paidAt < createdAt && createdAt <= now).toBe(true);
      expect([reason, madeBy]).not.toContain('');
    }
    const shares = new Map(books.shares.map((share) => [share.id, share]));
    const ofPayment = (id: string) => books.refunds.filter(({ paymentId }) => paymentId === id);
    for (const payment of books.payments) {
      expect(payment.refunded).toBe(sum(ofPayment(payment.id).map(({ amount }) => amount)));
      expect(payment.status === 'refunded').toBe(payment.refunded === payment.amount);
    }
    for (const { paymentId, shareId, amount, patientId, createdAt } of books.refunds) {
      const of = payments.get(paymentId ?? '') ?? shares.get(shareId ?? '');
      expect(of?.patientId).toBe(patientId);
      expect(amount > 0 && amount <= (of?.amount ?? 0)).toBe(true);
      expect(of !== undefined && of.paidAt <= createdAt && createdAt <= now).toBe(true);
    }
    expect(new Set(books.refunds.map(({ shareId }) => shareId !== null)).size).toBe(2);
    const states = count(books.payments, ({ status }) => status);
    expect(states.refunded).toBeGreaterThan(0);
    expect(books.creditNotes.length).toBeGreaterThan(12);
    const byHand = books.shares.filter(({ cancelledAt }) => cancelledAt !== null);
    expect(byHand).toHaveLength(5);
    for (const share of byHand) {
      expect(share).toMatchObject({ status: 'cancelled', receiptNumber: null });
      expect([share.cancelReason, share.cancelledBy]).not.toContain(null);
    }
    const late = books.shares.filter(({ createdAt, paidAt }) => paidAt > createdAt);
    expect(late.map(({ status }) => status)).toEqual(late.map(() => 'completed'));
    expect(late).toHaveLength(8);
  });

  test('say who issued what was issued', () => {
    for (const { issuedAt, issuedBy } of books.invoices) {
      expect(issuedBy === null).toBe(issuedAt === null);
    }
  });

  test('bill what was done, of whom, once', () => {
    const active = [
      ...books.invoices.filter(({ status }) => status !== 'void'),
      ...books.charges.filter(({ removedAt }) => removedAt === null),
    ];
    expect(new Set(active.map(({ appointmentId }) => appointmentId)).size).toBe(active.length);
    for (const bill of [...books.invoices, ...books.charges]) {
      const done = appointment.get(bill.appointmentId ?? '');
      expect(done).toMatchObject({ status: 'completed', patientId: bill.patientId });
      expect(done !== undefined && bill.createdAt >= done.endsAt).toBe(true);
      expect(bill.lines[0]?.procedureId).toBe(done?.procedureId);
    }
  });

  test('name the oldest record of what they bill, each on one bill in force', () => {
    const written = new Map(records.map((record) => [record.id, record]));
    const bills = [...books.invoices, ...books.charges];
    const linked = bills.filter(({ medicalRecordId }) => medicalRecordId !== null);
    expect(linked.length).toBeGreaterThan(300);
    for (const { medicalRecordId, appointmentId } of linked) {
      const record = written.get(medicalRecordId ?? '');
      expect(record?.appointmentId).toBe(appointmentId);
      const older = records.filter(
        (other) =>
          other.appointmentId === appointmentId && other.createdAt < (record?.createdAt ?? now),
      );
      expect(older).toEqual([]);
    }
    const inForce = [
      ...books.invoices.filter(({ status }) => status !== 'void'),
      ...books.charges.filter(({ removedAt }) => removedAt === null),
    ].filter(({ medicalRecordId }) => medicalRecordId !== null);
    expect(books.active).toHaveLength(inForce.length);
    expect(new Set(books.active.map(({ medicalRecordId }) => medicalRecordId)).size).toBe(
      inForce.length,
    );
    expect(books.active.map(({ billId }) => billId).sort()).toEqual(
      inForce.map(({ id }) => id).sort(),
    );
  });

  test('number what is numbered in the order of time, without a gap', () => {
    const issued = books.invoices.filter(({ issuedAt }) => issuedAt !== null);
    expectGapless(
      issued.map(({ invoiceNumber }) => invoiceNumber),
      'F',
    );
    expectGapless(
      books.invoices.map(({ draftNumber }) => draftNumber ?? ''),
      'B',
    );
    expectGapless(
      books.accounts.map(({ number }) => number ?? ''),
      'CC',
    );
    expectGapless(
      books.creditNotes.map(({ number }) => number),
      'NC',
    );
    expectGapless(
      books.reversals.map(({ number }) => number),
      'AR',
    );
    expectGapless(
      books.refunds.map(({ number }) => number),
      'CE',
    );
    const receipts = [...books.payments, ...books.shares].filter(
      ({ receiptNumber }) => receiptNumber !== null,
    );
    expectGapless(
      receipts.map(({ receiptNumber }) => receiptNumber ?? ''),
      'RC',
    );
    const byNumber = [...receipts].sort((a, b) =>
      (a.receiptNumber ?? '') < (b.receiptNumber ?? '') ? -1 : 1,
    );
    const times = byNumber.map(({ paidAt }) => paidAt.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(books.counters).toContainEqual({ name: 'receipt', value: receipts.length });
    expect(books.counters).toContainEqual({ name: 'invoice', value: issued.length });
    for (const { status, receiptNumber } of books.payments) {
      expect(receiptNumber !== null).toBe(status !== 'failed');
    }
  });

  test('have accounts of three months, this one’s open', () => {
    const months = [...new Set(books.accounts.map(({ period }) => period))].sort();
    expect(months).toEqual(['2026-09', '2026-10', '2026-11']);
    for (const account of books.accounts) {
      expect(account.status === 'open').toBe(account.period === '2026-11');
      const theirs = books.charges.filter(({ payerAccountId }) => payerAccountId === account.id);
      expect(theirs.length).toBeGreaterThan(0);
      for (const charge of theirs) {
        expect(charge.payerId).toBe(account.payerId);
        expect(charge.serviceDate.slice(0, 7)).toBe(account.period);
        expect(charge.createdAt >= account.createdAt).toBe(true);
      }
      const left = theirs.filter(({ removedAt }) => removedAt === null);
      expect(account.removedAt === null).toBe(left.length > 0);
    }
    expect(books.accounts.filter(({ removedAt }) => removedAt !== null)).toHaveLength(1);
  });

  test('have 400 shares in every state, 20 of them to be settled', () => {
    expect(books.shares).toHaveLength(400);
    expect(Object.keys(count(books.shares, ({ status }) => status))).toHaveLength(5);
    expect(Object.keys(count(books.shares, ({ concept }) => concept))).toHaveLength(4);
    const flagged = books.shares.filter(
      ({ flaggedAt, resolvedAt }) => flaggedAt !== null && resolvedAt === null,
    );
    expect(flagged).toHaveLength(20);
    const charges = new Map(books.charges.map((charge) => [charge.id, charge]));
    for (const share of books.shares) {
      const charge = charges.get(share.chargeId);
      expect(charge?.patientId).toBe(share.patientId);
      expect(share.amount).toBeGreaterThan(0);
      expect(share.amount).toBeLessThanOrEqual(charge?.total ?? 0);
      expect(share.paidAt <= now).toBe(true);
      if (share.flaggedAt !== null) expect(charge?.removedAt).toEqual(share.flaggedAt);
      const removedAfter = charge?.removedAt !== null && share.status === 'completed';
      if (removedAfter) expect(share.flaggedAt).not.toBeNull();
    }
    for (const share of flagged) expect(share.status).toBe('completed');
  });

  test('take no money on a Sunday', () => {
    const days = books.payments.map(({ paidAt }) => weekdayOf(clinicToday(timezone, paidAt)));
    expect(days.length).toBeGreaterThan(1_000);
    expect(days.filter((day) => day === 'sunday')).toEqual([]);
  });

  test('say nothing of what has not happened yet', () => {
    const today = clinicToday(timezone, now);
    for (const invoice of books.invoices) {
      const times = [invoice.createdAt, invoice.issuedAt, invoice.voidedAt, invoice.updatedAt];
      for (const time of times) expect(time === null || time <= now).toBe(true);
    }
    for (const { paidAt } of books.payments) expect(paidAt <= now).toBe(true);
    for (const { serviceDate } of books.charges) expect(serviceDate <= today).toBe(true);
  });
});

test.each(['2026-03-01', '2026-12-31', '2028-02-29'])(
  'on %s the books hold each state of shares, an account that is gone and a payment that failed',
  (date) => {
    const at = new Date(`${date}T14:00:00.000Z`);
    const people = demoPatients(5_000, at, 1);
    const visits = demoAppointments({ timezone, now: at, patients: people }, 1);
    const made = demoBooks({ timezone, now: at, appointments: visits, records: [] }, 1);
    expect(Object.keys(count(made.shares, ({ status }) => status))).toHaveLength(5);
    expect(made.accounts.filter(({ removedAt }) => removedAt !== null)).toHaveLength(1);
    expect(made.payments.some(({ status }) => status === 'failed')).toBe(true);
  },
);

import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { collectionForm, refundForm } from '@/lib/billing/collection-form';
import { creditBody, creditForm } from '@/lib/billing/invoices/credit-form';
import { estimateOf, invoiceBody, invoiceForm } from '@/lib/billing/invoices/invoice-form';
import { mayReverse, restOf } from '@/lib/billing/payment-rights';
import { type CreditItem, leftOfLines } from '@/lib/billing/rules/credit-note';
import { createCreditNote } from '@/lib/contract/billing/credit-notes';
import { createInvoice } from '@/lib/contract/billing/invoices';
import { collectShare } from '@/lib/contract/billing/patient-shares';
import { createPayments, refundPayment, reversePayment } from '@/lib/contract/billing/payments';
import { type BillingClinic, COPAY, read } from './billing';
import type { Answer } from './call';
import {
  type Bill,
  collectedOn,
  creditedOff,
  dueOn,
  type Ledger,
  type Paid,
  requireAgreement,
  type Share,
  shown,
  sum,
} from './money-ledger';
import { partOf, type RandomBill, type RandomMovement, type RandomSequence } from './random-money';
import { WORLD } from './world';

const REASON = 'Error';
const ANYBODY = { reverses: 'any', refunds: true } as const;
const numbered = z.object({ id: z.string(), receiptNumber: z.string() });
/**
 * Plays a sequence as a person at a desk does, one movement after the other. Each is checked by the rules of the
 * screen first: the service has to take what the screen would send, with the screen's figures, and to refuse
 * what the screen would not.
 */
export async function playSequence(
  clinic: BillingClinic,
  ledger: Ledger,
  { first, movements }: RandomSequence,
): Promise<void> {
  const { get, post, remove } = clinic;
  const { numbers } = ledger;
  const bills: Bill[] = [];
  const shares: Share[] = [];

  /** Whether it was done, which has to be as the screen says. */
  function isMade({ status, body }: Answer, screenTakes: boolean): boolean {
    const isDone = status === 200 || status === 201;
    expect(isDone || status === 400 || status === 409, JSON.stringify(body)).toBe(true);
    expect(isDone, JSON.stringify({ status, body })).toBe(screenTakes);
    if (!isDone) ledger.refused += 1;
    return isDone;
  }

  async function draft({ lines, discount }: RandomBill) {
    const values = { patient: WORLD.patient, appointment: '', lines, discount, notes: '' };
    const answer = await post('/invoices', invoiceBody(invoiceForm(true).parse(values)));
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    const made = z.parse(createInvoice.response, answer.body);
    numbers.draft.push(made.invoiceNumber);
    const { subtotal, tax, total } = estimateOf(lines, discount);
    expect(made).toMatchObject({ subtotal, tax, total });
    return made;
  }

  async function issue(bill: RandomBill) {
    const { id } = await draft(bill);
    const { invoiceType } = bill;
    const issued = read(await post(`/invoices/${id}/issue`, { invoiceType }));
    numbers.invoice.push(issued.invoiceNumber);
    bills.push({ issued, credited: [], paid: [], isVoid: false });
  }

  function keep(bill: Bill, answer: unknown, amount: number) {
    const { id, receiptNumber } = z.parse(numbered, answer);
    numbers.receipt.push(receiptNumber);
    bill.paid.push({ id, invoiceId: bill.issued.id, amount, back: 0, isReversed: false });
  }

  async function collect(bill: Bill, amounts: readonly number[], { method }: RandomMovement) {
    const { id: invoiceId } = bill.issued;
    const typed = amounts.map((amount) => ({
      amount: String(amount),
      method,
      reference: '',
      received: '',
    }));
    const { success } = collectionForm(dueOn(bill)).safeParse({ payments: typed });
    const parts = amounts.map((amount) => ({ amount, method }));
    const [only] = parts;
    if (parts.length === 1 && only !== undefined) {
      const answer = await post('/payments', { invoiceId, ...only });
      if (isMade(answer, success)) keep(bill, answer.body, only.amount);
      return;
    }
    const answer = await post('/payments/batch', { invoiceId, payments: parts });
    if (!isMade(answer, success)) return;
    for (const made of z.parse(createPayments.response, answer.body).payments) {
      keep(bill, made, made.amount);
    }
  }

  async function reverse(payment: Paid) {
    const { id, amount } = payment;
    const takes = mayReverse(shown(payment), ANYBODY, 'America/Bogota');
    const answer = await post(`/payments/${id}/reverse`, { reason: REASON, amount });
    if (!isMade(answer, takes)) return;
    const { reversal } = z.parse(reversePayment.response, answer.body);
    numbers.reversal.push(reversal?.number ?? '');
    payment.isReversed = true;
  }

  async function refund(payment: Paid, { part, method }: RandomMovement) {
    const rest = restOf(shown(payment));
    const amount = partOf(rest, part);
    const typed = { amount: String(amount), method, reference: '', reason: REASON };
    const { success } = refundForm(rest).safeParse(typed);
    const answer = await post(`/payments/${payment.id}/refund`, { amount, method, reason: REASON });
    if (!isMade(answer, success)) return;
    numbers.refund.push(z.parse(refundPayment.response, answer.body).number);
    payment.back += amount;
  }

  async function credit(bill: Bill, { credits, method }: RandomMovement, refunds: boolean) {
    const left = leftOfLines(bill.issued.items, bill.credited);
    const due = dueOn(bill);
    const lines = left.map((line, index) => {
      const { how = 'rest', quantity = 1, part = 100 } = credits[index] ?? {};
      return { how, quantity: String(quantity), amount: String(partOf(line.total, part)) };
    });
    const typed = creditForm(left, due, refunds).safeParse({
      reason: REASON,
      lines,
      method,
      reference: '',
    });
    const isOffered = !bill.isVoid && bill.issued.total > creditedOff(bill);
    const body = typed.success
      ? creditBody(typed.data, left, due)
      : { reason: REASON, items: itemsOf(lines) };
    const path = `/invoices/${bill.issued.id}`;
    const answer = await post(`${path}/credit-notes`, body);
    if (!isMade(answer, isOffered && typed.success)) return;
    const note = z.parse(createCreditNote.response, answer.body);
    numbers['credit-note'].push(note.creditNoteNumber);
    bill.credited.push(...note.items);
    bill.isVoid = bill.issued.total === creditedOff(bill);
    const { refunds: given = [] } = note;
    numbers.refund.push(...given.map(({ number }) => number));
    const asked = 'refund' in body && body.refund ? body.refund.amount : 0;
    expect(sum(given.map(({ amount }) => amount))).toBe(asked);
    if (asked === 0) return;
    // Of which payments it went back, the invoice says.
    const now = read(await get(path)).payments;
    for (const payment of bill.paid) {
      payment.back = now.find(({ id }) => id === payment.id)?.refundedAmount ?? 0;
    }
  }

  async function takeBack(bill: Bill) {
    const { id, total } = bill.issued;
    const takes = !bill.isVoid && collectedOn(bill) === 0;
    const answer = await post(`/invoices/${id}/void`, { reason: REASON, total });
    if (!isMade(answer, takes)) return;
    const note = read(answer).creditNotes.at(-1);
    if (bill.issued.invoiceType === 'electronic' && note !== undefined) {
      // The dialog says that the note is over what is still to be paid.
      expect(note.total).toBe(dueOn(bill));
      numbers['credit-note'].push(note.creditNoteNumber);
      bill.credited.push(...note.items);
    }
    bill.isVoid = true;
  }

  async function addShare(): Promise<Share> {
    const medicalRecordId = randomUUID();
    await clinic.addRecord(medicalRecordId, new Date());
    const patientShare = { ...COPAY, status: 'pending' };
    const made = await clinic.charge({ medicalRecordId, patientShare });
    const share: Share = { id: made.patientShare?.id ?? '', status: 'pending' };
    shares.push(share);
    return share;
  }

  async function settleShare({ kind, which }: RandomMovement) {
    const share = shares[which % (shares.length + 1)] ?? (await addShare());
    const path = `/payments/patient-shares/${share.id}`;
    const isPending = share.status === 'pending';
    if (kind === 'cancel-share') {
      const answer = await post(`${path}/cancel`, { reason: REASON });
      if (isMade(answer, isPending)) share.status = 'cancelled';
      return;
    }
    const answer = await post(`${path}/collect`, { paymentMethod: 'cash' });
    if (!isMade(answer, isPending)) return;
    share.status = 'completed';
    numbers.receipt.push(z.parse(collectShare.response, answer.body).receiptNumber ?? '');
  }

  async function play(movement: RandomMovement) {
    const { kind, which, part } = movement;
    const bill = bills[which % bills.length] as Bill;
    const payments = bills.flatMap(({ paid }) => paid);
    const payment = payments[which % payments.length];
    const amount = partOf(dueOn(bill), part);
    if (kind === 'issue') return issue(movement.bill);
    if (kind === 'delete') {
      const { id } = await draft(movement.bill);
      return void isMade(await remove(`/invoices/${id}`), true);
    }
    if (kind === 'pay') return collect(bill, [amount], movement);
    if (kind === 'batch') {
      const half = Math.max(1, Math.floor(amount / 2));
      return collect(bill, [half, Math.max(1, amount - half)], movement);
    }
    if (kind === 'credit') return credit(bill, movement, false);
    if (kind === 'refund-and-credit') return credit(bill, movement, true);
    if (kind === 'void') return takeBack(bill);
    if (kind === 'collect-share' || kind === 'cancel-share') return settleShare(movement);
    if (payment === undefined) return collect(bill, [amount], movement);
    return kind === 'reverse' ? reverse(payment) : refund(payment, movement);
  }

  await issue(first);
  for (const movement of movements) await play(movement);
  for (const bill of bills) requireAgreement(bill, read(await get(`/invoices/${bill.issued.id}`)));
  ledger.bills.push(...bills);
  ledger.shares.push(...shares);
}

/** What the form would not send, as it was typed. */
function itemsOf(
  lines: readonly { how: string; quantity: string; amount: string }[],
): CreditItem[] {
  return lines.flatMap(({ how, quantity, amount }, index) => {
    const itemId = String(index + 1);
    if (how === 'quantity') return [{ itemId, quantity: Number(quantity) }];
    if (how === 'amount') return [{ itemId, amount: Number(amount) }];
    return how === 'rest' ? [{ itemId }] : [];
  });
}

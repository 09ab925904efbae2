import { invoiceHref, patientBillingHref } from './invoice-view';

/** What an appointment is billed on, as long as it was not taken back. */
export type StandingBill =
  | {
      readonly rail: 'invoice';
      readonly id: string;
      readonly number: string;
      /** Else nobody can tell whether it was taken back since. */
      readonly isCertain: boolean;
    }
  | {
      readonly rail: 'charge';
      readonly payer: string;
      /** COP, of what the patient paid of it or is to pay. */
      readonly share?: number;
    };

/** Of one appointment; without a bill where none is known. */
export interface FoundBill {
  readonly bill?: StandingBill | undefined;
}

/** Where it is shown: a charge has no page of its own. */
export function standingBillHref(bill: StandingBill, patientId: string): string {
  return bill.rail === 'invoice' ? invoiceHref(bill.id) : patientBillingHref(patientId);
}

/** Whether there is no doubt that a second bill would be refused. */
export function isCertain(bill: StandingBill | undefined): boolean {
  return bill !== undefined && (bill.rail === 'charge' || bill.isCertain);
}

import type * as z from 'zod/mini';
import { newBillHref } from '@/lib/billing/new-bill-view';
import type { listedCharge } from '@/lib/contract/billing/charges';

export type ListedCharge = z.output<typeof listedCharge>;

interface AppointmentOfDay {
  readonly id: string;
  readonly patientId: string;
  /** The clinic's, `YYYY-MM-DD`. */
  readonly date: string;
}

const NEW_CHARGE_PATH = '/billing/charges/new';

/** Where an appointment is charged to a payer. */
export function newChargeHref({ id, patientId, date }: AppointmentOfDay): string {
  return newBillHref(NEW_CHARGE_PATH, { appointmentId: id, patientId, date });
}

/** Where one of a patient's attentions is chosen to be charged. */
export function chargeOfPatientHref(patientId: string): string {
  return newBillHref(NEW_CHARGE_PATH, { patientId });
}

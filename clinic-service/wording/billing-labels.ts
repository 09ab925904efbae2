import type {
  SHARE_CONCEPTS,
  SHARE_METHODS,
  SHARE_STATUSES,
} from '@/lib/contract/billing/patient-shares';
import type { Principal } from '../auth/principal';

export type Locale = Principal['locale'];
export type Words = Readonly<Record<Locale, string>>;

const words = (spanish: string, english: string): Words => ({ 'es-CO': spanish, 'en-US': english });

export const CONCEPTS: Readonly<Record<(typeof SHARE_CONCEPTS)[number], Words>> = {
  copago: words('Copago', 'Copay'),
  cuota_moderadora: words('Cuota moderadora', 'Moderating fee'),
  cuota_recuperacion: words('Cuota de recuperación', 'Recovery fee'),
  pagos_compartidos_pvs: words(
    'Pagos compartidos en planes voluntarios de salud',
    'Voluntary-plan cost share',
  ),
};

export const SHARE_METHOD_LABELS: Readonly<Record<(typeof SHARE_METHODS)[number], Words>> = {
  cash: words('Efectivo', 'Cash'),
  bank_transfer: words('Transferencia bancaria', 'Bank transfer'),
  credit_card: words('Tarjeta de crédito', 'Credit card'),
  debit_card: words('Tarjeta débito', 'Debit card'),
  check: words('Cheque', 'Check'),
  other: words('Otro', 'Other'),
};

export const SHARE_STATUS_LABELS: Readonly<Record<(typeof SHARE_STATUSES)[number], Words>> = {
  pending: words('Pendiente', 'Pending'),
  completed: words('Pagado', 'Paid'),
  failed: words('Fallido', 'Failed'),
  cancelled: words('Anulado', 'Canceled'),
  refunded: words('Devuelto', 'Refunded'),
};

export const ACCOUNT_STATUSES: Readonly<Record<'open' | 'filed' | 'paid', Words>> = {
  open: words('Abierta', 'Open'),
  filed: words('Radicada', 'Filed'),
  paid: words('Pagada', 'Paid'),
};

export const REVIEW_REASONS: Readonly<Record<'charge_removed', Words>> = {
  charge_removed: words(
    'El cargo se retiró de la cuenta del pagador después del recaudo',
    'The charge was removed from the payer account after it was collected',
  ),
};

/** `2026-11` as "noviembre de 2026". */
export function periodLabel(period: string, locale: Locale): string {
  const instant = new Date(`${period}-01T00:00:00Z`);
  return new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(instant);
}

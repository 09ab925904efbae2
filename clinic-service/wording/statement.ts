import type { MovementKind } from '../billing/movements';
import type { Locale } from './billing-labels';
import { CORRECTION_WORDS } from './corrections';
import { DOCUMENT_WORDS } from './documents';

interface StatementWords {
  readonly title: string;
  readonly fileName: string;
  readonly foot: string;
  readonly printed: string;
  readonly openInvoices: string;
  readonly none: string;
  readonly movement: string;
  /** As the paper of each is titled. */
  readonly kinds: Readonly<Record<MovementKind, string>>;
  readonly ofInvoice: (number: string) => string;
  readonly more: string;
  readonly less: string;
  readonly balance: string;
  readonly days0To30: string;
  readonly days31To60: string;
  readonly days61To90: string;
  readonly over90: string;
}

function kinds(language: Locale, invoice: string, voided: string): StatementWords['kinds'] {
  const { receipt, creditNote } = DOCUMENT_WORDS[language];
  const { reversal, refund } = CORRECTION_WORDS[language];
  return {
    invoice,
    payment: receipt.title,
    reversal: reversal.title,
    refund: refund.title,
    'credit-note': creditNote.title,
    void: voided,
  };
}

/** What a statement of account says beside what all papers do. */
export const STATEMENT_WORDS: Readonly<Record<Locale, StatementWords>> = {
  'es-CO': {
    title: 'Estado de cuenta',
    fileName: 'Estado de cuenta',
    foot: 'Facturas del paciente, sus pagos y correcciones. No incluye copagos ni cuotas de cargos a pagadores. No es una factura.',
    printed: 'Fecha de impresión',
    openInvoices: 'Facturas por cobrar',
    none: 'El paciente no tiene facturas expedidas.',
    movement: 'Movimiento',
    kinds: kinds('es-CO', 'Factura', 'Anulación de la factura'),
    ofInvoice: (number) => `Factura ${number}`,
    more: 'Cargo',
    less: 'Abono',
    balance: 'Saldo',
    days0To30: 'De 0 a 30 días',
    days31To60: 'De 31 a 60 días',
    days61To90: 'De 61 a 90 días',
    over90: 'Más de 90 días',
  },
  'en-US': {
    title: 'Statement of account',
    fileName: 'Statement of account',
    foot: "The patient's invoices, payments and corrections, without copays and fees of charges to payers. This is not an invoice.",
    printed: 'Printed',
    openInvoices: 'Unpaid invoices',
    none: 'The patient has no issued invoices.',
    movement: 'Movement',
    kinds: kinds('en-US', 'Invoice', 'Void of invoice'),
    ofInvoice: (number) => `Invoice ${number}`,
    more: 'Billed',
    less: 'Credited',
    balance: 'Balance',
    days0To30: '0 to 30 days',
    days31To60: '31 to 60 days',
    days61To90: '61 to 90 days',
    over90: 'Over 90 days',
  },
};

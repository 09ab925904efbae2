import type { Locale } from './billing-labels';

/** What the papers of money that went back say, beside what all papers do. */
interface CorrectionWords {
  readonly reversal: {
    readonly title: string;
    readonly fileName: string;
    readonly foot: string;
    readonly amount: string;
    readonly concept: (receipt: string, invoice: string) => string;
    readonly receipt: string;
    readonly collected: string;
    readonly madeBy: string;
  };
  readonly refund: {
    readonly title: string;
    readonly fileName: string;
    readonly foot: string;
    readonly amount: string;
    readonly ofPayment: (receipt: string, invoice: string) => string;
    readonly ofShare: (receipt: string, concept: string) => string;
    readonly madeBy: string;
    readonly signature: string;
  };
  readonly reason: string;
}

const SPANISH: CorrectionWords = {
  reversal: {
    title: 'Anulación de recibo',
    fileName: 'Anulación',
    foot: 'Deja sin efecto el recibo de caja que nombra. No es un documento fiscal.',
    amount: 'Valor anulado',
    concept: (receipt, invoice) => `Anula el recibo de caja ${receipt} de la factura ${invoice}`,
    receipt: 'Recibo anulado',
    collected: 'Fecha del recibo',
    madeBy: 'Anulado por',
  },
  refund: {
    title: 'Comprobante de egreso',
    fileName: 'Egreso',
    foot: 'Constancia de dinero devuelto. No es un documento fiscal.',
    amount: 'Valor devuelto',
    ofPayment: (receipt, invoice) =>
      `Devolución del recibo de caja ${receipt} de la factura ${invoice}`,
    ofShare: (receipt, concept) => `Devolución del recibo de caja ${receipt}: ${concept}`,
    madeBy: 'Devuelto por',
    signature: 'Recibí: firma y documento',
  },
  reason: 'Motivo',
};

const ENGLISH: CorrectionWords = {
  reversal: {
    title: 'Receipt reversal',
    fileName: 'Reversal',
    foot: 'Cancels the cash receipt that it names. This is not a fiscal document.',
    amount: 'Amount reversed',
    concept: (receipt, invoice) => `Cancels cash receipt ${receipt} of invoice ${invoice}`,
    receipt: 'Receipt canceled',
    collected: 'Date of the receipt',
    madeBy: 'Reversed by',
  },
  refund: {
    title: 'Refund slip',
    fileName: 'Refund',
    foot: 'Proof of money given back. This is not a fiscal document.',
    amount: 'Amount refunded',
    ofPayment: (receipt, invoice) => `Refund of cash receipt ${receipt}, invoice ${invoice}`,
    ofShare: (receipt, concept) => `Refund of cash receipt ${receipt}: ${concept}`,
    madeBy: 'Refunded by',
    signature: 'Received by: signature and ID',
  },
  reason: 'Reason',
};

export const CORRECTION_WORDS: Readonly<Record<Locale, CorrectionWords>> = {
  'es-CO': SPANISH,
  'en-US': ENGLISH,
};

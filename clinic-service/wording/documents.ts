import type { Locale } from './billing-labels';

/**
 * What an invoice is printed as: until it is issued it is none, and electronic is only one that a
 * provider registered.
 */
export type InvoiceTitle = 'draft' | 'standard' | 'electronic' | 'manual';
type InvoiceStatus = 'draft' | 'issued' | 'partially_paid' | 'paid' | 'void';
/** All of an invoice at once, what was left of it, or a part that leaves some due. */
export type InvoicePayment = 'whole' | 'rest' | 'part';
/** What a credit note is called, here alone: an internal paper while no provider of electronic invoices is connected. */
const CREDIT_NOTE = {
  'es-CO': { one: 'Nota de ajuste', many: 'Notas de ajuste' },
  'en-US': { one: 'Adjustment note', many: 'Adjustment notes' },
} as const;
type Method = 'cash' | 'card' | 'transfer' | 'other';

interface DocumentWords {
  readonly pageOf: (page: number, pages: number) => string;
  /** Names the signs, `U+674E`, that were printed as a box. */
  readonly incomplete: (signs: string) => string;
  readonly patient: string;
  readonly document: string;
  readonly date: string;
  readonly status: string;
  readonly method: string;
  readonly amount: string;
  readonly receipt: {
    readonly title: string;
    readonly fileName: string;
    readonly foot: string;
    readonly received: string;
    /** Cash that was handed over, and what was given back of it at once. */
    readonly cashReceived: string;
    readonly change: string;
    readonly concept: string;
    readonly invoicePayment: Readonly<Record<InvoicePayment, (number: string) => string>>;
    readonly reference: string;
    readonly collectedBy: string;
    readonly payerAccount: string;
    readonly accountGone: string;
    readonly period: string;
    readonly service: string;
    readonly serviceDate: string;
    readonly more: (count: number) => string;
    readonly invoiceTotal: string;
    readonly balance: string;
    readonly refunded: string;
  };
  readonly invoice: {
    readonly titles: Readonly<Record<InvoiceTitle, string>>;
    readonly notes: Readonly<Record<Exclude<InvoiceTitle, 'draft'>, string>>;
    readonly foot: Readonly<Record<InvoiceTitle, string>>;
    readonly fileName: string;
    readonly created: string;
    readonly issued: string;
    readonly issuedBy: string;
    readonly voided: string;
    readonly voidReason: string;
    readonly draftMark: string;
    readonly voidMark: string;
    readonly statuses: Readonly<Record<InvoiceStatus, string>>;
    readonly line: string;
    readonly quantity: string;
    readonly unitPrice: string;
    readonly discount: string;
    readonly tax: string;
    readonly taxAt: (rate: string) => string;
    readonly excluded: string;
    readonly excludedNote: string;
    readonly total: string;
    readonly subtotal: string;
    readonly paid: string;
    readonly credited: string;
    readonly due: string;
    readonly payments: string;
    readonly receipt: string;
    readonly observations: string;
    readonly resolution: string;
    readonly range: string;
  };
  readonly creditNote: {
    readonly title: string;
    /** Of one that a provider registered. */
    readonly electronic: string;
    readonly foot: string;
    readonly ofInvoice: (number: string) => string;
    readonly invoice: string;
    readonly reason: string;
    readonly total: string;
    readonly madeBy: string;
  };
  readonly account: {
    readonly title: string;
    readonly foot: string;
    readonly payer: string;
    readonly charges: string;
    readonly share: string;
    readonly total: string;
    readonly net: string;
  };
  readonly methods: Readonly<Record<Method, string>>;
}

const SPANISH: DocumentWords = {
  pageOf: (page, pages) => `Página ${page} de ${pages}`,
  incomplete: (signs) =>
    `□: signos que este documento no puede mostrar (${signs}). En el sistema están completos.`,
  patient: 'Paciente',
  document: 'Documento',
  date: 'Fecha',
  status: 'Estado',
  method: 'Medio de pago',
  amount: 'Valor',
  receipt: {
    title: 'Recibo de caja',
    fileName: 'Recibo',
    foot: 'Comprobante de recaudo. No es una factura ni un documento fiscal.',
    received: 'Valor recibido',
    cashReceived: 'Recibido en efectivo',
    change: 'Cambio',
    concept: 'Concepto',
    invoicePayment: {
      whole: (number) => `Pago total de la factura ${number}`,
      rest: (number) => `Pago del saldo de la factura ${number}`,
      part: (number) => `Abono a la factura ${number}`,
    },
    reference: 'Referencia',
    collectedBy: 'Recaudado por',
    payerAccount: 'Cuenta del pagador',
    accountGone: 'La cuenta ya no existe',
    period: 'Período',
    service: 'Servicio',
    serviceDate: 'Fecha del servicio',
    more: (count) => `y ${count} más`,
    invoiceTotal: 'Total de la factura',
    balance: 'Saldo a la fecha de impresión',
    refunded: 'Devuelto de este pago',
  },
  invoice: {
    titles: {
      draft: 'Borrador de factura',
      standard: 'Factura',
      electronic: 'Factura electrónica de venta',
      manual: 'Factura de venta',
    },
    notes: {
      standard: 'Ordinaria · no es factura electrónica',
      electronic: 'Representación impresa',
      manual: 'Manual, de contingencia',
    },
    foot: {
      draft: 'Borrador. No es una factura ni un documento fiscal.',
      standard: 'Factura ordinaria. No es factura electrónica y no se ha enviado a la DIAN.',
      electronic:
        'Copia impresa para consulta. La factura con validez fiscal es la que se transmite electrónicamente.',
      manual: 'Factura manual, expedida por contingencia.',
    },
    fileName: 'Factura',
    created: 'Fecha de elaboración',
    issued: 'Fecha de expedición',
    issuedBy: 'Emitida por',
    voided: 'Fecha de anulación',
    voidReason: 'Motivo de la anulación',
    draftMark: 'BORRADOR',
    voidMark: 'ANULADA',
    statuses: {
      draft: 'Borrador',
      issued: 'Emitida',
      partially_paid: 'Pago parcial',
      paid: 'Pagada',
      void: 'Anulada',
    },
    line: 'Descripción',
    quantity: 'Cant.',
    unitPrice: 'Valor unitario',
    discount: 'Descuento',
    tax: 'IVA',
    taxAt: (rate) => `IVA ${rate}`,
    excluded: 'Excluido',
    excludedNote: 'Excluido de IVA: servicios de salud (Estatuto Tributario, artículo 476).',
    total: 'Total',
    subtotal: 'Subtotal',
    paid: 'Pagado',
    credited: CREDIT_NOTE['es-CO'].many,
    due: 'Saldo',
    payments: 'Pagos recibidos',
    receipt: 'Recibo de caja',
    observations: 'Observaciones',
    resolution: 'Resolución de numeración',
    range: 'Rango autorizado',
  },
  creditNote: {
    title: CREDIT_NOTE['es-CO'].one,
    electronic: 'Nota crédito electrónica',
    foot: 'Documento interno. Disminuye el valor de la factura que se indica; no es una factura ni un documento fiscal.',
    ofInvoice: (number) => `De la factura ${number}`,
    invoice: 'Factura',
    reason: 'Motivo',
    total: 'Total de la nota',
    madeBy: 'Elaborada por',
  },
  account: {
    title: 'Cuenta de cobro',
    foot: 'Relación de servicios prestados a los afiliados del pagador en el período.',
    payer: 'Pagador',
    charges: 'Cargos',
    share: 'Recaudado al paciente',
    total: 'Total de la cuenta',
    net: 'Neto a cobrar',
  },
  methods: { cash: 'Efectivo', card: 'Tarjeta', transfer: 'Transferencia', other: 'Otro' },
};

const ENGLISH: DocumentWords = {
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
  incomplete: (signs) =>
    `□: characters that this document cannot show (${signs}). The system has them in full.`,
  patient: 'Patient',
  document: 'ID document',
  date: 'Date',
  status: 'Status',
  method: 'Payment method',
  amount: 'Amount',
  receipt: {
    title: 'Cash receipt',
    fileName: 'Receipt',
    foot: 'Proof of collection. This is neither an invoice nor a fiscal document.',
    received: 'Amount received',
    cashReceived: 'Cash received',
    change: 'Change',
    concept: 'Concept',
    invoicePayment: {
      whole: (number) => `Full payment of invoice ${number}`,
      rest: (number) => `Final payment of invoice ${number}`,
      part: (number) => `Partial payment on invoice ${number}`,
    },
    reference: 'Reference',
    collectedBy: 'Collected by',
    payerAccount: 'Payer account',
    accountGone: 'The account no longer exists',
    period: 'Period',
    service: 'Service',
    serviceDate: 'Date of service',
    more: (count) => `and ${count} more`,
    invoiceTotal: 'Invoice total',
    balance: 'Balance when printed',
    refunded: 'Refunded of this payment',
  },
  invoice: {
    titles: {
      draft: 'Draft invoice',
      standard: 'Invoice',
      electronic: 'Electronic invoice',
      manual: 'Invoice',
    },
    notes: {
      standard: 'Standard · not an electronic invoice',
      electronic: 'Printed copy',
      manual: 'Manual, contingency',
    },
    foot: {
      draft: 'Draft. This is neither an invoice nor a fiscal document.',
      standard:
        'Standard invoice. It is not an electronic invoice and was not sent to the tax authority (DIAN).',
      electronic:
        'Printed copy for reference. The fiscally valid invoice is the one transmitted electronically.',
      manual: 'Manual invoice, issued as a contingency.',
    },
    fileName: 'Invoice',
    created: 'Created',
    issued: 'Issued',
    issuedBy: 'Issued by',
    voided: 'Voided',
    voidReason: 'Reason for voiding',
    draftMark: 'DRAFT',
    voidMark: 'VOID',
    statuses: {
      draft: 'Draft',
      issued: 'Issued',
      partially_paid: 'Partly paid',
      paid: 'Paid',
      void: 'Void',
    },
    line: 'Description',
    quantity: 'Qty.',
    unitPrice: 'Unit price',
    discount: 'Discount',
    tax: 'VAT',
    taxAt: (rate) => `VAT ${rate}`,
    excluded: 'Excluded',
    excludedNote: 'Excluded from VAT: health services (Estatuto Tributario, article 476).',
    total: 'Total',
    subtotal: 'Subtotal',
    paid: 'Paid',
    credited: CREDIT_NOTE['en-US'].many,
    due: 'Balance',
    payments: 'Payments received',
    receipt: 'Receipt',
    observations: 'Notes',
    resolution: 'Numbering resolution',
    range: 'Authorized range',
  },
  creditNote: {
    title: CREDIT_NOTE['en-US'].one,
    electronic: 'Electronic credit note',
    foot: 'Internal document. It lowers the invoice named above; it is neither an invoice nor a fiscal document.',
    ofInvoice: (number) => `For invoice ${number}`,
    invoice: 'Invoice',
    reason: 'Reason',
    total: 'Note total',
    madeBy: 'Made by',
  },
  account: {
    title: 'Payer account',
    foot: 'Services provided to members of the payer in the period.',
    payer: 'Payer',
    charges: 'Charges',
    share: 'Collected from patient',
    total: 'Account total',
    net: 'Net billed',
  },
  methods: { cash: 'Cash', card: 'Card', transfer: 'Transfer', other: 'Other' },
};

export const DOCUMENT_WORDS: Readonly<Record<Locale, DocumentWords>> = {
  'es-CO': SPANISH,
  'en-US': ENGLISH,
};

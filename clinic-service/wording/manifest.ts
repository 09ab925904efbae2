import type { Locale } from './billing-labels';

interface ManifestWords {
  readonly head: readonly string[];
  readonly kinds: Readonly<Record<'standard' | 'electronic' | 'manual' | 'account', string>>;
  /** Names inside the archive. */
  readonly archive: string;
  readonly invoices: string;
  readonly accounts: string;
  readonly manifest: string;
}

export const MANIFEST_WORDS: Readonly<Record<Locale, ManifestWords>> = {
  'es-CO': {
    head: [
      'Archivo',
      'Tipo',
      'Número',
      'Fecha o período',
      'Estado',
      'Paciente o pagador',
      'Documento o NIT',
      'Subtotal',
      'Descuento',
      'IVA',
      'Total',
      'Pagado o recaudado',
      'Motivo de anulación',
    ],
    kinds: {
      standard: 'Factura ordinaria',
      electronic: 'Factura electrónica',
      manual: 'Factura manual',
      account: 'Cuenta de pagador',
    },
    archive: 'Facturas',
    invoices: 'facturas',
    accounts: 'cuentas',
    manifest: 'listado.csv',
  },
  'en-US': {
    head: [
      'File',
      'Type',
      'Number',
      'Date or period',
      'Status',
      'Patient or payer',
      'ID document or NIT',
      'Subtotal',
      'Discount',
      'VAT',
      'Total',
      'Paid or collected',
      'Reason for voiding',
    ],
    kinds: {
      standard: 'Standard invoice',
      electronic: 'Electronic invoice',
      manual: 'Manual invoice',
      account: 'Payer account',
    },
    archive: 'Invoices',
    invoices: 'invoices',
    accounts: 'accounts',
    manifest: 'manifest.csv',
  },
};

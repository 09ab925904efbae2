import type { Principal } from '../auth/principal';

interface ExportWords {
  readonly options: Readonly<Record<'all' | 'electronic' | 'manual', string>>;
  readonly help: (maximum: number) => string;
}

export const EXPORT_FORM: Readonly<Record<Principal['locale'], ExportWords>> = {
  'es-CO': {
    options: { all: 'Todas', electronic: 'Ordinarias', manual: 'Manuales (contingencia)' },
    help: (maximum) =>
      `Descargue un archivo ZIP con el PDF de cada factura del período, incluidas las anuladas, y un listado CSV. Con «Todas» también se incluyen las cuentas de los pagadores. Cada solicitud entrega hasta ${maximum} facturas.`,
  },
  'en-US': {
    options: { all: 'All', electronic: 'Standard', manual: 'Manual (contingency)' },
    help: (maximum) =>
      `Download a ZIP file with the PDF of every invoice of the period, voided invoices included, and a CSV manifest. With “All”, payer accounts are included as well. Each request delivers up to ${maximum} invoices.`,
  },
};

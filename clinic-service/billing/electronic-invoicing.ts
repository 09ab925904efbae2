import type { Database } from '@/lib/server/storage/open-database';

/** What a provider gives for a document that the tax authority (DIAN) accepted. */
export interface Registration {
  readonly cufe: string;
  /** What the QR code holds. */
  readonly qr: string;
  /** The resolution that allows the numbering. */
  readonly resolution: string;
  /** The numbers it allows, in words: `F-1 a F-5000`. */
  readonly range: string;
}

interface NumberedDocument {
  readonly clinicId: string;
  /** Of the invoice or the credit note. */
  readonly id: string;
  readonly number: string;
}

/**
 * The place of a provider of electronic invoicing. `issue` and `creditNote` run in the transaction that
 * makes the document: they keep what is to be sent, and send nothing themselves. `status` answers what
 * was accepted by now, by the id of the document. Only that is printed as electronic.
 */
export interface ElectronicInvoicing {
  issue(tx: Database, invoice: NumberedDocument): Promise<void>;
  creditNote(tx: Database, note: NumberedDocument & { readonly invoiceId: string }): Promise<void>;
  status(
    db: Database,
    clinicId: string,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, Registration>>;
}

/** No provider is connected: nothing is sent, and nothing was accepted. */
export const NOT_CONNECTED: ElectronicInvoicing = {
  issue: async () => undefined,
  creditNote: async () => undefined,
  status: async () => new Map(),
};

import type { PatientSummary } from '@/lib/contract/patients';
import { formatDocumentNumber } from '@/lib/kit/text/identity';

type Document = Pick<PatientSummary, 'documentType' | 'documentNumber'>;

/** The document as one reads it: the number grouped where people group it; empty when absent. */
export function documentNumberText({ documentType, documentNumber }: Document): string {
  return formatDocumentNumber(documentType, documentNumber);
}

/** With the code of its type before the number, as far as either is known. */
export function documentText(document: Document): string {
  return `${document.documentType} ${documentNumberText(document)}`.trim();
}

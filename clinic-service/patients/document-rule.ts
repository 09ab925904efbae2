import { documentKey, documentShape, isUndocumented } from '@/lib/kit/text/identity';
import { refuseField } from '../field-refusal';

export interface Document {
  readonly documentType?: string | null | undefined;
  readonly documentNumber?: string | null | undefined;
}

/**
 * A type that stands for a document comes with its number; AS, MS and SI say that there is none,
 * and a type we do not know may be either. Throws `ValidationError`.
 */
export function checkDocument({ documentType, documentNumber }: Document): void {
  const type = documentType ?? '';
  if (documentShape(type) === null || isUndocumented(type)) return;
  if (documentKey(documentNumber ?? '') !== '') return;
  throw refuseField('documentNumber', 'required', `A document of type ${type} needs its number.`);
}

import { type Localized, localized } from '../wording/localized';

export type FieldType =
  | 'text'
  | 'textarea'
  | 'number'
  | 'boolean'
  | 'date'
  | 'datetime'
  | 'select'
  | 'multiselect';

export interface TemplateField {
  readonly key: string;
  readonly label: Localized;
  readonly type: FieldType;
  readonly required: boolean;
  /** Of `select` and `multiselect`. */
  readonly options?: readonly { readonly value: string; readonly label: Localized }[];
  /** Of `number`, both included. */
  readonly min?: number;
  readonly max?: number;
}

export interface Template {
  readonly id: string;
  readonly name: Localized;
  readonly fields: readonly TemplateField[];
}

type Rest = Pick<TemplateField, 'options' | 'min' | 'max'>;

export function needed(key: string, type: FieldType, label: Localized, rest: Rest = {}) {
  return { key, type, label, required: true, ...rest };
}

export function optional(key: string, type: FieldType, label: Localized, rest: Rest = {}) {
  return { key, type, label, required: false, ...rest };
}

export function option(value: string, es: string, en: string) {
  return { value, label: localized(es, en) };
}

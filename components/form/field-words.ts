'use client';

import { createContext, useContext } from 'react';
import type { WrongField } from './error-summary';

/** The words of a form for its fields, by their names (`lines.0.price` in a list). */
export interface FieldWords {
  readonly label: (name: string) => string;
  /** What is wrong with a field, by the code that its schema or the service gives. */
  readonly error: (name: string, code: string) => string;
  /** The control that the summary leads to, where it has another name than the field. */
  readonly leadsTo?: (name: string) => string;
}

const Context = createContext<FieldWords | undefined>(undefined);
export const FieldWordsProvider = Context.Provider;

export function useFieldWords(): FieldWords {
  const words = useContext(Context);
  if (!words) throw new Error('a field stands outside of a form shell');
  return words;
}

interface ToldError {
  readonly name: string;
  readonly code: string;
  /** `service` where the service refused it. */
  readonly type: unknown;
}

/** Each error that a form holds, also those within lists. */
export function toldErrors(errors: object, within = ''): ToldError[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]): ToldError[] => {
    const name = within === '' ? key : `${within}.${key}`;
    if (typeof error !== 'object' || error === null || key === 'ref') return [];
    if ('message' in error && typeof error.message === 'string') {
      return [{ name, code: error.message, type: 'type' in error ? error.type : undefined }];
    }
    return toldErrors(error, name);
  });
}

/** Each field that is wrong, for the summary of a form. */
export function wrongFields(errors: object, words: FieldWords): WrongField[] {
  return toldErrors(errors).map(({ name, code }) => ({
    name: words.leadsTo?.(name) ?? name,
    label: words.label(name),
    message: words.error(name, code),
  }));
}

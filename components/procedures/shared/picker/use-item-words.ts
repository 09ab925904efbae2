import { useTranslations } from 'next-intl';
import { MAX_PESOS, MAX_QUANTITY } from '@/lib/contract/limits';
import type { ItemError } from '@/lib/kit/check-item';

/** What is wrong with a field of an item, in words; `longestName` in characters. */
export function useItemWords(longestName: number): (error: ItemError) => string {
  const t = useTranslations('items.errors');
  return (error) => t(error, { most: MAX_QUANTITY, length: longestName, pesos: MAX_PESOS });
}

/** The name of a field in the form, by which a summary of errors leads there. */
export function itemFieldName(key: string, field: string): string {
  return `${key}-${field}`;
}

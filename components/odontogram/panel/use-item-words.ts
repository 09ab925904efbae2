import { useTranslations } from 'next-intl';
import { MAX_PESOS, MAX_QUANTITY } from '@/lib/contract/limits';
import { findingLimits } from '@/lib/contract/odontogram-limits';
import type { ItemError } from '@/lib/odontogram/plan/check-plan';

/** What is wrong with a field of a planned item, in words. */
export function useItemWords(): (error: ItemError) => string {
  const t = useTranslations('odontogram.plan.errors');
  return (error) =>
    t(error, { most: MAX_QUANTITY, length: findingLimits.itemName, pesos: MAX_PESOS });
}

/** The name of a field in the form, by which a summary of errors leads there. */
export function itemFieldName(key: string, field: string): string {
  return `${key}-${field}`;
}

import { useTranslations } from 'next-intl';
import type { FieldWords } from '@/components/form/field-words';
import { useItemWords } from '@/components/procedures/shared/picker/use-item-words';
import type { LineError } from '@/lib/billing/bill-lines';
import { MAX_LINE_DESCRIPTION } from '@/lib/contract/limits';
import type { ItemField } from '@/lib/kit/check-item';

const LINE = /^lines\.(\d+)\.(\w+)$/;

/** The words of a bill for its fields: those of its lines, and `own` for the others. */
export function useBillWords(own: FieldWords): FieldWords {
  const t = useTranslations('billLines');
  const itemWord = useItemWords(MAX_LINE_DESCRIPTION);
  return {
    label(name) {
      const [, index, field] = LINE.exec(name) ?? [];
      if (field === undefined) return own.label(name);
      if (field === 'taxRate') return t('tax');
      if (field === 'taxKind') return t('kind', { number: Number(index) + 1 });
      return t(`fieldOf.${field as ItemField}`, { number: Number(index) + 1 });
    },
    error(name, code) {
      if (!LINE.test(name)) return own.error(name, code);
      const error = code as LineError;
      if (error === 'kind' || error === 'none' || error === 'planBilled')
        return t(`errors.${error}`);
      return error === 'whole' ? t('errors.sum') : itemWord(error);
    },
  };
}

import { useTranslations } from 'next-intl';
import { itemFieldName, useItemWords } from '@/components/procedure-picker/use-item-words';
import type { LineDraft, LineErrors } from '@/lib/billing/bill-lines';
import { MAX_LINE_DESCRIPTION } from '@/lib/contract/limits';
import type { ItemField } from '@/lib/priced-items/check-item';

const FIELDS = ['name', 'quantity', 'price'] as const satisfies readonly ItemField[];

interface Lines {
  readonly lines: readonly LineDraft[];
  readonly errors: LineErrors;
  /** What is wrong with all of them together. */
  readonly whole: 'none' | 'sum' | undefined;
  /** What they are called where they stand. */
  readonly title: string;
}

/** What is wrong with the lines in words, as a list that leads to their fields. */
export function useLineErrors({ lines, errors, whole, title }: Lines) {
  const t = useTranslations('billLines');
  const itemWord = useItemWords(MAX_LINE_DESCRIPTION);
  const [first] = lines;
  return [
    ...lines.flatMap(({ key }, index) =>
      FIELDS.flatMap((field) => {
        const error = errors[key]?.[field];
        if (error === undefined) return [];
        const label = t(`fieldOf.${field}`, { number: index + 1 });
        return [{ name: itemFieldName(key, field), label, message: itemWord(error) }];
      }),
    ),
    ...(whole && first
      ? [
          {
            name: itemFieldName(first.key, 'name'),
            label: title,
            message: t(`errors.${whole}`),
          },
        ]
      : []),
  ];
}

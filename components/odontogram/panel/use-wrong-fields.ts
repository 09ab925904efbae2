import { useTranslations } from 'next-intl';
import { itemFieldName, useItemWords } from '@/components/procedures/shared/picker/use-item-words';
import { findingLimits } from '@/lib/contract/limits';
import type { ItemField } from '@/lib/kit/check-item';
import { notesLength, wrongNotes } from '@/lib/kit/text/notes';
import type { PlanErrors } from '@/lib/odontogram/plan/check-plan';
import type { FindingDraft } from '@/lib/odontogram/plan/finding-change';

const FIELDS: readonly ItemField[] = ['name', 'quantity', 'price'];

/** What a summary says is wrong in the form of a finding, in the order of its fields. */
export function useWrongFields(
  { notes, items }: FindingDraft,
  errors: PlanErrors | undefined,
  notesRefused: boolean,
) {
  const t = useTranslations();
  const wordOf = useItemWords(findingLimits.itemName);
  const max = findingLimits.notes;
  const wrong = wrongNotes(notes, max);
  const ofNotes = wrong
    ? t(`common.notes.${wrong}`, { more: notesLength(notes) - max, max })
    : notesRefused && t('odontogram.panel.notesRefused');
  const ofItems = items.flatMap(({ key }, index) =>
    FIELDS.flatMap((field) => {
      const error = errors?.items[key]?.[field];
      if (error === undefined) return [];
      const label = t(`odontogram.plan.${field}Of`, { number: index + 1 });
      return [{ name: itemFieldName(key, field), label, message: wordOf(error) }];
    }),
  );
  return [
    ...(ofNotes ? [{ name: 'notes', label: t('odontogram.panel.notes'), message: ofNotes }] : []),
    ...ofItems,
    ...(errors?.whole
      ? [
          {
            name: 'add-item',
            label: t('odontogram.plan.title'),
            message: t(`odontogram.plan.errors.${errors.whole}`, {
              most: findingLimits.items,
            }),
          },
        ]
      : []),
  ];
}

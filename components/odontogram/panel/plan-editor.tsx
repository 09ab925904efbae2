import { useLocale, useTranslations } from 'next-intl';
import type { SearchProcedures } from '@/components/procedures/shared/picker/use-procedure-search';
import { Button } from '@/components/ui/buttons/button';
import { Icon } from '@/components/ui/icon';
import { findingLimits, MAX_PESOS } from '@/lib/contract/limits';
import { type ItemDraft, subtotalOf, totalOf } from '@/lib/kit/item-draft';
import { formatPesos } from '@/lib/kit/money/money-format';
import type { PlanErrors } from '@/lib/odontogram/plan/check-plan';
import { PlanItemFields } from './plan-item-fields';

interface PlanEditorProps {
  items: readonly ItemDraft[];
  errors: PlanErrors | undefined;
  searchProcedures: SearchProcedures | undefined;
  onChange: (item: ItemDraft) => void;
  onRemove: (key: string) => void;
  onAdd: () => void;
}

/** The items of a plan, with what they come to while they are typed. */
export function PlanEditor({
  items,
  errors,
  searchProcedures,
  onChange,
  onRemove,
  onAdd,
}: PlanEditorProps) {
  const t = useTranslations('odontogram.plan');
  const locale = useLocale();
  const isFull = items.length >= findingLimits.items;
  const total = totalOf(items);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">{t('title')}</legend>
      <ul className="divide-y divide-line border-y border-line">
        {items.map((item, index) => (
          <PlanItemFields
            key={item.key}
            number={index + 1}
            item={item}
            errors={errors?.items[item.key]}
            searchProcedures={searchProcedures}
            onChange={onChange}
            onRemove={() => onRemove(item.key)}
          />
        ))}
        {items.length === 0 && <li className="py-2 text-sm text-ink-muted">{t('nothing')}</li>}
      </ul>
      {errors?.whole && (
        <p className="mt-1 flex gap-1 text-sm text-danger">
          <Icon name="alert" className="mt-0.5 size-4" />
          {t(`errors.${errors.whole}`, { most: findingLimits.items })}
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
        <Button
          name="add-item"
          size="small"
          icon="add"
          disabledReason={isFull ? t('full', { most: findingLimits.items }) : undefined}
          onClick={onAdd}
        >
          {t('add')}
        </Button>
        {items.some((item) => subtotalOf(item) !== undefined) && total <= MAX_PESOS && (
          <p className="tabular font-medium">{t('sum', { total: formatPesos(total, locale) })}</p>
        )}
      </div>
    </fieldset>
  );
}

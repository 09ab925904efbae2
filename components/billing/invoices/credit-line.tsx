import { useLocale, useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { MoneyField, SelectField, TextField } from '@/components/form/fields';
import { HOW, NOT_CREDITED, type TypedCredit } from '@/lib/billing/invoices/credit-form';
import { formatPesos } from '@/lib/kit/money/money-format';

interface CreditLineProps {
  /** From 0. */
  index: number;
  description: string;
  /** What earlier notes have left of it. */
  left: { readonly quantity: number; readonly total: number } | undefined;
  /** COP, what the note takes off it; undefined where nothing can be read. */
  credited: number | undefined;
}

/** A line of an invoice, and how much of it is taken off: all that is left, units, or pesos. */
export function CreditLine({ index, description, left, credited }: CreditLineProps) {
  const t = useTranslations('invoices.credit');
  const locale = useLocale();
  const path = `lines.${index}`;
  const { how } = useWatch<Record<string, TypedCredit>>({ name: path }) ?? NOT_CREDITED;
  const { quantity = 0, total = 0 } = left ?? {};
  const rest = formatPesos(total, locale);
  const isTaken = quantity === 0;
  return (
    <li className="rounded-md border border-line px-3 py-2">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset of its own would draw another frame. */}
      <div role="group" aria-label={description} className="grid gap-2">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-medium wrap-anywhere" dir="auto">
            {description}
          </span>
          <span className="tabular text-sm text-ink-muted">
            {isTaken ? t('taken') : t('left', { quantity, amount: rest })}
          </span>
        </p>
        {!isTaken && (
          <div className="grid items-start gap-2 sm:grid-cols-2">
            <SelectField name={`${path}.how`} label={t('how')}>
              {HOW.filter((one) => one !== 'quantity' || quantity > 1).map((one) => (
                <option key={one} value={one}>
                  {t(`ways.${one || 'none'}`, { amount: rest })}
                </option>
              ))}
            </SelectField>
            {how === 'quantity' && (
              <TextField
                name={`${path}.quantity`}
                label={t('quantity')}
                input={{ inputMode: 'numeric', maxLength: 10, className: 'tabular text-right' }}
                help={
                  credited !== undefined && t('takes', { amount: formatPesos(credited, locale) })
                }
              />
            )}
            {how === 'amount' && <MoneyField name={`${path}.amount`} label={t('amount')} />}
          </div>
        )}
      </div>
    </li>
  );
}

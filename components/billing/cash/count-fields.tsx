'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { ChoiceField, MoneyField, TextField } from '@/components/form/fields';
import type { CloseValues } from '@/lib/billing/cash/cash-forms';
import {
  DENOMINATION_NAMES,
  DENOMINATIONS,
  type Denomination,
} from '@/lib/billing/rules/cash-close';
import { useCashWords } from './use-cash-words';

const isNote = (name: Denomination) => name.startsWith('note');

/** What is in the till: each note and coin, or one sum. What was typed for the other way stays. */
export function CountFields() {
  const t = useTranslations('cash.close');
  const words = useCashWords();
  const { watch } = useFormContext<CloseValues>();
  const [mode, pieces] = watch(['mode', 'pieces']);
  const groups = [
    ['notes', DENOMINATION_NAMES.filter(isNote)],
    ['coins', DENOMINATION_NAMES.filter((name) => !isNote(name))],
  ] as const;
  return (
    <>
      <ChoiceField
        name="mode"
        legend={t('mode')}
        isInline
        choices={(['pieces', 'sum'] as const).map((value) => ({
          value,
          label: t(`modes.${value}`),
        }))}
      />
      {mode === 'sum' ? (
        <MoneyField name="sum" isRequired className="max-w-60" />
      ) : (
        groups.map(([group, names]) => (
          <fieldset key={group}>
            <legend className="mb-2 font-medium">{t(group)}</legend>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-3">
              {names.map((name) => {
                const count = Number(pieces[name] || 0);
                return (
                  <TextField
                    key={name}
                    name={`pieces.${name}`}
                    label={words.pesos(DENOMINATIONS[name])}
                    help={
                      Number.isInteger(count) && count > 0
                        ? words.pesos(count * DENOMINATIONS[name])
                        : '\u00a0'
                    }
                    input={{
                      inputMode: 'numeric',
                      maxLength: 12,
                      className: 'tabular text-right',
                      'aria-label': t(isNote(name) ? 'note' : 'coin', {
                        amount: words.pesos(DENOMINATIONS[name]),
                      }),
                    }}
                  />
                );
              })}
            </div>
          </fieldset>
        ))
      )}
    </>
  );
}

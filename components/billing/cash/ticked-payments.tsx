'use client';

import { useTranslations } from 'next-intl';
import { useController } from 'react-hook-form';
import { MoneyField } from '@/components/form/fields';
import { Checkbox } from '@/components/ui/checkbox';
import type { CloseValues } from '@/lib/billing/cash/cash-forms';
import type { Till } from '@/lib/billing/cash/cash-session';
import { methodOf } from '@/lib/billing/rules/cash-close';
import { useCashWords } from './use-cash-words';

/** Of a service that does not tell who collected: the person says which payments are theirs. */
export function TickedPayments({ till: { movements, read } }: { till: Till }) {
  const t = useTranslations('cash.ticks');
  const movementWords = useTranslations('cash.movements');
  const words = useCashWords();
  const { field } = useController<CloseValues, 'ticked'>({ name: 'ticked' });
  const ticked = new Set(field.value);
  const listed = movements.filter(({ id }) => ticked.has(id)).length;

  function tick(id: string, isTicked: boolean): void {
    const others = field.value.filter((other) => other !== id);
    field.onChange(isTicked ? [...others, id] : others);
  }

  return (
    <>
      <fieldset>
        <legend className="font-medium">{t('title')}</legend>
        <p className="text-sm text-ink-muted">{t('explain')}</p>
        {read && (
          <p className="text-sm text-ink-muted">
            {read.read < read.total ? t('read', read) : t('readAll', { total: read.total })}
          </p>
        )}
        {movements.length === 0 ? (
          <p className="mt-2">{t('none')}</p>
        ) : (
          <>
            <ul className="tabular mt-2 max-h-96 overflow-y-auto rounded-md border border-line px-3 py-1.5">
              {movements.map((movement) => {
                const { id, amount, at, number } = movement;
                const told = {
                  amount: words.pesos(amount),
                  method: words.method(methodOf(movement)),
                  when: at === undefined ? movementWords('noTime') : words.when(at),
                };
                return (
                  <li key={id} className="py-1 touch:py-2">
                    <Checkbox
                      label={
                        number === undefined
                          ? t('paymentPlain', told)
                          : t('payment', { ...told, number })
                      }
                      checked={ticked.has(id)}
                      onChange={({ target }) => tick(id, target.checked)}
                    />
                  </li>
                );
              })}
            </ul>
            <p role="status" className="mt-1 text-sm text-ink-muted">
              {t('chosen', { count: listed })}
            </p>
          </>
        )}
      </fieldset>
      <MoneyField name="shares" help={t('sharesHelp')} className="max-w-80" />
    </>
  );
}

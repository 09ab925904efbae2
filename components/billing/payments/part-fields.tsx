import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { ChoiceField, MoneyField, TextField } from '@/components/form/fields';
import { Button } from '@/components/ui/buttons/button';
import { cx } from '@/components/ui/cx';
import type { TypedPart } from '@/lib/billing/collection-form';
import { METHODS } from '@/lib/billing/payment-view';
import { formatPesos } from '@/lib/kit/money/money-format';
import { readTypedMoney } from '@/lib/kit/money/typed-money';

interface PartFieldsProps {
  index: number;
  /** It is one of several methods. */
  isSplit: boolean;
  /** What the amount leaves to be paid. */
  help: ReactNode;
  isUnsettled: boolean;
  onRemove: () => void;
}

/** What is received by one method; of cash also how much was handed over, and the change of it. */
export function PartFields({ index, isSplit, help, isUnsettled, onRemove }: PartFieldsProps) {
  const t = useTranslations('payments.collect');
  const methods = useTranslations('payments.methods');
  const { watch } = useFormContext<{ payments: TypedPart[] }>();
  const part = watch(`payments.${index}`);
  const name = (field: keyof TypedPart) => `payments.${index}.${field}`;
  return (
    <fieldset className={cx('grid gap-4', isSplit && 'rounded-md border border-line p-3')}>
      {isSplit && <legend className="px-1 font-medium">{t('part', { number: index + 1 })}</legend>}
      <MoneyField
        name={name('amount')}
        label={t('amount')}
        input={{ className: 'tabular text-right text-lg' }}
        help={help}
      />
      <ChoiceField
        name={name('method')}
        legend={t('method')}
        isInline
        choices={METHODS.map((value) => ({ value, label: methods(value) }))}
      />
      {part.method === 'cash' && (
        <MoneyField
          name={name('received')}
          label={t('received')}
          note={t('optional')}
          help={!isUnsettled && <ChangeWords part={part} />}
        />
      )}
      <TextField
        name={name('reference')}
        label={t('reference')}
        note={t('optional')}
        help={t('referenceHelp')}
      />
      {index > 0 && (
        <div>
          <Button size="small" variant="quiet" icon="close" onClick={onRemove}>
            {t('removePart', { number: index + 1 })}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** What is to be given back of the cash, or how much of it is missing. */
function ChangeWords({ part }: { part: TypedPart }) {
  const t = useTranslations('payments.collect');
  const locale = useLocale();
  const [amount, received] = [readTypedMoney(part.amount), readTypedMoney(part.received)];
  if (amount.kind !== 'pesos' || received.kind !== 'pesos') return t('receivedHelp');
  const change = received.pesos - amount.pesos;
  const told = formatPesos(Math.abs(change), locale);
  return change < 0 ? (
    <span className="text-danger">{t('missing', { missing: told })}</span>
  ) : (
    <strong className="tabular font-semibold text-ink">{t('change', { change: told })}</strong>
  );
}

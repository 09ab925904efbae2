import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { ChoiceField, TextField } from '@/components/form/fields';
import { METHODS } from '@/lib/billing/payment-view';

/** How money goes back. Cash leaves the till of the person who records it, which is said. */
export function RefundFields({ legend }: { legend: string }) {
  const t = useTranslations('payments.refund');
  const collect = useTranslations('payments.collect');
  const methods = useTranslations('payments.methods');
  const method: unknown = useWatch({ name: 'method' });
  return (
    <>
      <ChoiceField
        name="method"
        legend={legend}
        isInline
        choices={METHODS.map((value) => ({ value, label: methods(value) }))}
      />
      {method === 'cash' && <p className="text-sm text-ink-muted">{t('fromYourTill')}</p>}
      <TextField name="reference" note={collect('optional')} />
    </>
  );
}

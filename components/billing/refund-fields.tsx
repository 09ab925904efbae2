import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { ChoiceField, TextField } from '@/components/form/fields';
import { cashQuery } from '@/lib/billing/billing-queries';
import { METHODS } from '@/lib/billing/payment-view';

/** How money goes back. Cash leaves a till of the person who records it, and it is said which. */
export function RefundFields({ legend }: { legend: string }) {
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
      {method === 'cash' && <WhichTill />}
      <TextField name="reference" note={collect('optional')} />
    </>
  );
}

function WhichTill() {
  const t = useTranslations('payments.refund');
  const { data } = useQuery(cashQuery('refund'));
  if (data === undefined) return null;
  return data.session ? (
    <p className="text-sm text-ink-muted">{t('fromYourTill')}</p>
  ) : (
    <p className="text-sm text-attention">{t('fromNextTill')}</p>
  );
}

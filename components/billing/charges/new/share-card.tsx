'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { ChoiceField, MoneyField, SelectField, TextField } from '@/components/form/fields';
import { Card } from '@/components/ui/card';
import { type ChargeValues, isShare } from '@/lib/billing/charge-form';
import { SHARE_METHODS } from '@/lib/billing/listed-share';
import { CONCEPTS } from '@/lib/billing/share-view';

const ASKED = ['completed', 'pending', 'none'] as const;

/** What the patient pays of a charge: copayment and the like. */
export function ShareCard({ takesReference }: { takesReference: boolean }) {
  const t = useTranslations('charges.new.share');
  const payments = useTranslations('payments.collect');
  const asked = useWatch<ChargeValues, 'asked'>({ name: 'asked' });
  const choose = (
    <option value="" disabled hidden>
      {t('choose')}
    </option>
  );
  return (
    <Card title={t('title')}>
      <div className="grid max-w-xl gap-4">
        <ChoiceField
          name="asked"
          legend={t('asked')}
          choices={ASKED.map((value) => ({ value, label: t(`choices.${value}`) }))}
        />
        {isShare(asked) && (
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField name="concept" className="sm:col-span-2">
              {choose}
              {CONCEPTS.map((concept) => (
                <option key={concept} value={concept}>
                  {t(`concepts.${concept}`)}
                </option>
              ))}
            </SelectField>
            <MoneyField name="amount" />
            <SelectField name="method">
              {choose}
              {SHARE_METHODS.map((method) => (
                <option key={method} value={method}>
                  {t(`methods.${method}`)}
                </option>
              ))}
            </SelectField>
            {asked === 'completed' && takesReference && (
              <TextField
                name="reference"
                note={payments('optional')}
                help={payments('referenceHelp')}
                className="sm:col-span-2"
              />
            )}
          </div>
        )}
      </div>
    </Card>
  );
}

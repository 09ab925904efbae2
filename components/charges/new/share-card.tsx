'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ChoiceList } from '@/components/form/choice-list';
import { TypedInput } from '@/components/form/typed-input';
import { TypedSelect } from '@/components/form/typed-select';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import type { ShareDraft } from '@/lib/billing/charge-draft';
import { SHARE_METHODS } from '@/lib/billing/share-method';
import { CONCEPTS } from '@/lib/billing/share-view';
import { writePesos } from '@/lib/rules/money-format';
import { readTypedMoney } from '@/lib/rules/typed-money';
import { methodWord } from './method-word';
import type { ShareField } from './use-charge-errors';

const ASKED = ['completed', 'pending', 'none'] as const;

interface ShareCardProps {
  share: ShareDraft;
  errors: Readonly<Partial<Record<ShareField, string | undefined>>>;
  onChange: (change: Partial<ShareDraft>) => void;
}

/** What the patient pays of a charge: copayment and the like. */
export function ShareCard({ share, errors, onChange }: ShareCardProps) {
  const t = useTranslations('charges.new.share');
  const locale = useLocale();

  function writeAmount(): void {
    const money = readTypedMoney(share.amount);
    if (money.kind === 'pesos') onChange({ amount: writePesos(money.pesos, locale) });
  }

  return (
    <Card title={t('title')}>
      <div className="grid max-w-xl gap-4">
        <ChoiceList
          legend={t('asked')}
          name="asked"
          value={share.asked}
          error={errors.asked}
          onChange={(asked) => onChange({ asked })}
          choices={ASKED.map((value) => ({ value, label: t(`choices.${value}`) }))}
        />
        {(share.asked === 'completed' || share.asked === 'pending') && (
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t('concept')} error={errors.concept} className="sm:col-span-2">
              {(control) => (
                <TypedSelect
                  {...control}
                  name="concept"
                  value={share.concept ?? ''}
                  onChoose={(value) =>
                    onChange({ concept: CONCEPTS.find((concept) => concept === value) })
                  }
                >
                  <option value="" disabled hidden>
                    {t('choose')}
                  </option>
                  {CONCEPTS.map((concept) => (
                    <option key={concept} value={concept}>
                      {t(`concepts.${concept}`)}
                    </option>
                  ))}
                </TypedSelect>
              )}
            </Field>
            <Field label={t('amount')} error={errors.amount}>
              {(control) => (
                <TypedInput
                  {...control}
                  name="amount"
                  inputMode="decimal"
                  maxLength={40}
                  className="tabular text-right"
                  value={share.amount}
                  onType={(amount) => onChange({ amount })}
                  onBlur={writeAmount}
                />
              )}
            </Field>
            <Field label={t(methodWord(share))} error={errors.method}>
              {(control) => (
                <TypedSelect
                  {...control}
                  name="method"
                  value={share.method ?? ''}
                  onChoose={(value) =>
                    onChange({ method: SHARE_METHODS.find((method) => method === value) })
                  }
                >
                  <option value="" disabled hidden>
                    {t('choose')}
                  </option>
                  {SHARE_METHODS.map((method) => (
                    <option key={method} value={method}>
                      {t(`methods.${method}`)}
                    </option>
                  ))}
                </TypedSelect>
              )}
            </Field>
          </div>
        )}
      </div>
    </Card>
  );
}

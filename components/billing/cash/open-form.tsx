'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { MoneyField, SelectField, TextField } from '@/components/form/fields';
import { FormShell } from '@/components/form/form-shell';
import { useChangeForm } from '@/components/form/use-change-form';
import { Button } from '@/components/ui/buttons/button';
import { Card } from '@/components/ui/card';
import { News } from '@/components/ui/news';
import { useToast } from '@/components/ui/overlays/toast';
import { CASH_READS } from '@/lib/billing/billing-queries';
import { MAX_PLACE, openForm } from '@/lib/billing/cash/cash-forms';
import type { OpeningCash } from '@/lib/billing/cash/cash-session';
import { billingHandlers } from '@/lib/billing/handlers';
import { useOwnChange } from '@/lib/changes/use-change';
import { MAX_PESOS } from '@/lib/contract/limits';
import { formatPesos, writePesos } from '@/lib/kit/money/money-format';
import type { WrongMoney } from '@/lib/kit/money/typed-money';
import { callOwn } from '@/lib/queries/call-own';

const OPEN_CASH = {
  id: 'cash.open',
  /** Its key is the id of the session: sent again it is the same one. */
  call: (opened: Omit<OpeningCash, 'id'>, key: string) =>
    callOwn(billingHandlers.openCash, { body: { ...opened, id: key } }),
};

interface OpenFormProps {
  /** Locations of the clinic; none where nobody tells them, and the place is written. */
  places: readonly { readonly id: string; readonly name: string }[];
  /** The person has had no till before. */
  isFirst: boolean;
}

/** Begins a person's till with its float. */
export function OpenForm({ places, isFirst }: OpenFormProps) {
  const t = useTranslations('cash');
  const locale = useLocale();
  const router = useRouter();
  const toast = useToast();
  const change = useOwnChange(OPEN_CASH, {
    shown: CASH_READS,
    onMade(_, { float }) {
      toast({ message: t('open.done', { amount: formatPesos(float, locale) }) });
      router.refresh();
    },
  });
  const { sent } = change;
  const form = useChangeForm({
    schema: openForm,
    values: {
      place:
        (places.length > 0 ? sent?.place.id : sent?.place.name) ??
        (places.length === 1 ? (places[0]?.id ?? '') : ''),
      float: sent === undefined ? '' : writePesos(sent.float, locale),
    },
    change,
    draft: { id: 'cash opening' },
    toInput({ place, float }) {
      const known = places.find(({ id }) => id === place);
      return { place: known ? { id: known.id, name: known.name } : { name: place }, float };
    },
  });
  const isRefused = change.problem?.code === 'CASH_OPEN';

  return (
    <Card title={t('open.title')} className="max-w-2xl">
      <FormShell
        form={form}
        words={{
          label: (name) => t(name as 'place' | 'float'),
          error(name, code) {
            if (name === 'float') return t(`money.${code as WrongMoney}`, { pesos: MAX_PESOS });
            if (code === 'tooLong' || code === 'characters') return t(`open.errors.${code}`);
            return t(places.length > 0 ? 'open.errors.place' : 'open.errors.placeTyped');
          },
        }}
        submit={t('open.submit')}
        unknown={{ title: t('open.unknown') }}
        isTold={isRefused}
        notice={
          isRefused && (
            <News key={change.failedAttempt} tone="attention">
              <p>{t('open.refused.CASH_OPEN')}</p>
              <Button size="small" className="mt-2" onClick={() => router.refresh()}>
                {t('open.reload')}
              </Button>
            </News>
          )
        }
        className="grid gap-4"
      >
        {places.length > 0 ? (
          <SelectField name="place" isRequired className="max-w-80">
            <option value="">{t('open.choose')}</option>
            {places.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        ) : (
          <TextField
            name="place"
            isRequired
            help={t('open.placeHelp')}
            input={{ maxLength: MAX_PLACE }}
            className="max-w-80"
          />
        )}
        <MoneyField name="float" isRequired help={t('open.floatHelp')} className="max-w-60" />
        {isFirst && <p className="text-sm text-ink-muted">{t('open.first')}</p>}
      </FormShell>
    </Card>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import * as z from 'zod/mini';
import { MoneyField, TextField } from '@/components/form/fields';
import { FormShell } from '@/components/form/form-shell';
import { useChangeForm } from '@/components/form/use-change-form';
import { Card } from '@/components/ui/card';
import { useToast } from '@/components/ui/overlays/toast';
import { useOwnChange } from '@/lib/changes/use-change';
import { settingsHandlers } from '@/lib/clinic/handlers';
import {
  SAFETY_LIMITS,
  SAFETY_SETTINGS,
  type SafetySetting,
  type SafetySettings,
  type SectionChange,
  safetySettings,
} from '@/lib/kit/clinic-settings';
import { writePesos } from '@/lib/kit/money/money-format';
import { requiredPesos } from '@/lib/kit/typed-schemas';
import { callOwn } from '@/lib/queries/call-own';

const CHANGE_SETTINGS = {
  id: 'clinic.settings',
  /** Values that are in force already change nothing. */
  call: (change: SectionChange<'safety'>) => callOwn(settingsHandlers.change, { body: change }),
};

const typedNumber = z.pipe(
  z.string(),
  z.transform((text: string) => (/^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN)),
);
const schema = z.pipe(
  z.object({
    chartsPerHour: typedNumber,
    guesses: typedNumber,
    firstLockMinutes: typedNumber,
    pesosUnasked: requiredPesos,
  }),
  safetySettings,
);

interface SafetyFormProps {
  /** Of the settings that the form begins with. */
  version: number;
  values: SafetySettings;
}

/** When administrators are told, and when an account is locked. */
export function SafetyForm({ version, values }: SafetyFormProps) {
  const t = useTranslations('clinicSettings');
  const locale = useLocale();
  const router = useRouter();
  const toast = useToast();
  const change = useOwnChange(CHANGE_SETTINGS, {
    shown: [],
    scope: 'safety',
    onMade() {
      toast({ message: t('saved') });
      router.refresh();
    },
  });
  const begun = change.unknown?.input.values ?? values;
  const form = useChangeForm({
    schema,
    values: {
      chartsPerHour: String(begun.chartsPerHour),
      guesses: String(begun.guesses),
      firstLockMinutes: String(begun.firstLockMinutes),
      pesosUnasked: writePesos(begun.pesosUnasked, locale),
    },
    change,
    draft: { id: 'clinic settings' },
    toInput: (typed): SectionChange<'safety'> | undefined =>
      SAFETY_SETTINGS.some((name) => typed[name] !== values[name])
        ? { section: 'safety', version, values: typed }
        : undefined,
  });

  return (
    <Card title={t('safety.title')} className="max-w-2xl">
      <FormShell
        form={form}
        words={{
          label: (name) => t(`safety.${name as SafetySetting}.label`),
          error: (name) => t('range', SAFETY_LIMITS[name as SafetySetting]),
        }}
        submit={t('save')}
        unknown={{ title: t('unknown'), look: { href: '/settings/clinic', label: t('look') } }}
        unchanged={t('nothing')}
        className="grid gap-4"
      >
        {SAFETY_SETTINGS.map((name) => {
          const Amount = name === 'pesosUnasked' ? MoneyField : TextField;
          return (
            <Amount
              key={name}
              name={name}
              help={t(`safety.${name}.help`)}
              isRequired
              input={{ inputMode: 'numeric', className: 'max-w-32' }}
            />
          );
        })}
      </FormShell>
    </Card>
  );
}

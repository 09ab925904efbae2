'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { ErrorSummary } from '@/components/form/error-summary';
import { PageForm } from '@/components/form/page-form';
import { useFormGuard } from '@/components/form/use-form-guard';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useToast } from '@/components/ui/toast';
import {
  SAFETY_LIMITS,
  SAFETY_SETTINGS,
  type SafetySetting,
  type SafetySettings,
  safetySettings,
} from '@/lib/clinic/settings/clinic-settings';
import { useChangeSettings } from '@/lib/queries/clinic-settings';

type Typed = Readonly<Record<SafetySetting, string>>;

const typedNumber = z.pipe(
  z.string(),
  z.transform((text: string) => (/^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN)),
);
const typed = z.pipe(
  z.object({ chartsPerHour: typedNumber, guesses: typedNumber, firstLockMinutes: typedNumber }),
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
  const router = useRouter();
  const say = useToast();
  const change = useChangeSettings();
  const [attempt, setAttempt] = useState(0);
  const { register, handleSubmit, formState } = useForm<Typed, unknown, SafetySettings>({
    defaultValues: {
      chartsPerHour: String(values.chartsPerHour),
      guesses: String(values.guesses),
      firstLockMinutes: String(values.firstLockMinutes),
    },
    resolver: standardSchemaResolver(typed),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { errors, isDirty } = formState;
  useFormGuard(isDirty, { isPending: change.isPending, isMade: change.isSuccess });
  const fail = () => setAttempt((count) => count + 1);

  const wrong = SAFETY_SETTINGS.filter((name) => errors[name]).map((name) => ({
    name,
    label: t(`safety.${name}.label`),
    message: t('range', SAFETY_LIMITS[name]),
  }));
  const submit = handleSubmit(
    (safety) =>
      change.mutate(
        { section: 'safety', version, values: safety },
        {
          onSuccess: () => {
            say({ message: t('saved') });
            router.refresh();
          },
          onError: fail,
        },
      ),
    fail,
  );

  return (
    <PageForm noValidate onSubmit={(event) => void submit(event)} className="max-w-2xl">
      <Card title={t('safety.title')}>
        <div className="grid gap-4">
          <ErrorSummary attempt={attempt} fields={wrong} problem={change.error ?? undefined} />
          {SAFETY_SETTINGS.map((name) => (
            <Field
              key={name}
              label={t(`safety.${name}.label`)}
              help={t(`safety.${name}.help`)}
              error={errors[name] && t('range', SAFETY_LIMITS[name])}
              isRequired
            >
              {(control) => (
                <Input
                  {...control}
                  {...register(name)}
                  inputMode="numeric"
                  autoComplete="off"
                  className="max-w-32"
                />
              )}
            </Field>
          ))}
          <div>
            <Button type="submit" variant="primary" pending={change.isPending}>
              {t('save')}
            </Button>
          </div>
        </div>
      </Card>
    </PageForm>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { NotesField } from '@/components/form/fields';
import { FormShell } from '@/components/form/form-shell';
import { useChangeForm } from '@/components/form/use-change-form';
import { Card } from '@/components/ui/card';
import { useToast } from '@/components/ui/overlays/toast';
import { useOwnChange } from '@/lib/changes/use-change';
import { settingsHandlers } from '@/lib/clinic/handlers';
import { MAX_CONFIRMATION_TEXT } from '@/lib/contract/limits';
import {
  CONFIRMATION_SETTINGS,
  type ConfirmationSettings,
  confirmationSettings,
  type SectionChange,
} from '@/lib/kit/clinic-settings';
import { callOwn } from '@/lib/queries/call-own';

const CHANGE_SETTINGS = {
  id: 'clinic.settings',
  /** Values that are in force already change nothing. */
  call: (change: SectionChange<'confirmation'>) =>
    callOwn(settingsHandlers.change, { body: change }),
};

const KNOWN = {
  spanish: '{nombre}, {fecha}, {hora}, {sede}',
  english: '{name}, {date}, {time}, {place}',
} as const;

type Field = keyof ConfirmationSettings;
const ERRORS = ['required', 'tooLong', 'characters', 'placeholder'] as const;

interface ConfirmationFormProps {
  /** Of the settings that the form begins with. */
  version: number;
  values: ConfirmationSettings;
}

/** What patients are asked on the eve of their appointment, in the clinic's words. */
export function ConfirmationForm({ version, values }: ConfirmationFormProps) {
  const t = useTranslations('clinicSettings');
  const router = useRouter();
  const toast = useToast();
  const change = useOwnChange(CHANGE_SETTINGS, {
    shown: [],
    scope: 'confirmation',
    onMade() {
      toast({ message: t('saved') });
      router.refresh();
    },
  });
  const form = useChangeForm({
    schema: confirmationSettings,
    values: change.unknown?.input.values ?? values,
    change,
    draft: { id: 'confirmation settings' },
    toInput: (typed): SectionChange<'confirmation'> | undefined =>
      CONFIRMATION_SETTINGS.some((name) => typed[name] !== values[name])
        ? { section: 'confirmation', version, values: typed }
        : undefined,
  });

  return (
    <Card title={t('confirmation.title')} className="max-w-2xl">
      <p className="mb-4 text-ink-muted">{t('confirmation.explain')}</p>
      <FormShell
        form={form}
        words={{
          label: (name) => t(`confirmation.${name as Field}.label`),
          error: (name, code) =>
            t(`confirmation.errors.${ERRORS.find((known) => known === code) ?? 'characters'}`, {
              most: MAX_CONFIRMATION_TEXT,
              known: KNOWN[name as Field],
            }),
        }}
        submit={t('save')}
        unknown={{ title: t('unknown'), look: { href: '/settings/clinic', label: t('look') } }}
        unchanged={t('nothing')}
        className="grid gap-4"
      >
        {CONFIRMATION_SETTINGS.map((name) => (
          <NotesField
            key={name}
            name={name}
            note={t(`confirmation.${name}.note`)}
            max={MAX_CONFIRMATION_TEXT}
            rows={4}
            isRequired
          />
        ))}
      </FormShell>
    </Card>
  );
}

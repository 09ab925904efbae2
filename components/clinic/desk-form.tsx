'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import * as z from 'zod/mini';
import { CheckboxField, NotesField } from '@/components/form/fields';
import { FormShell } from '@/components/form/form-shell';
import { useChangeForm } from '@/components/form/use-change-form';
import { Card } from '@/components/ui/card';
import { useToast } from '@/components/ui/overlays/toast';
import { useOwnChange } from '@/lib/changes/use-change';
import { settingsHandlers } from '@/lib/clinic/handlers';
import {
  type DeskSettings,
  deskSettings,
  REASON_LIMITS,
  type SectionChange,
} from '@/lib/kit/clinic-settings';
import { callOwn } from '@/lib/queries/call-own';

const CHANGE_SETTINGS = {
  id: 'clinic.settings',
  /** Values that are in force already change nothing. */
  call: (change: SectionChange<'desk'>) => callOwn(settingsHandlers.change, { body: change }),
};

const LONGEST = REASON_LIMITS.count * (REASON_LIMITS.length + 1);

const lines = z.pipe(
  z.string(),
  z.transform((text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
);
const schema = z.pipe(z.object({ worksHolidays: z.boolean(), cancelReasons: lines }), deskSettings);

interface DeskFormProps {
  /** Of the settings that the form begins with. */
  version: number;
  values: DeskSettings;
}

/** What the front desk proposes and asks. */
export function DeskForm({ version, values }: DeskFormProps) {
  const t = useTranslations('clinicSettings');
  const router = useRouter();
  const toast = useToast();
  const change = useOwnChange(CHANGE_SETTINGS, {
    shown: [],
    scope: 'desk',
    onMade() {
      toast({ message: t('saved') });
      router.refresh();
    },
  });
  const begun = change.unknown?.input.values ?? values;
  const form = useChangeForm({
    schema,
    values: {
      worksHolidays: begun.worksHolidays,
      cancelReasons: begun.cancelReasons.join('\n'),
    },
    change,
    draft: { id: 'clinic settings desk' },
    toInput: (typed): SectionChange<'desk'> | undefined =>
      JSON.stringify(typed) === JSON.stringify(values)
        ? undefined
        : { section: 'desk', version, values: typed },
  });

  return (
    <Card title={t('desk.title')} className="max-w-2xl">
      <FormShell
        form={form}
        words={{
          label: (name) => t(`desk.${name as keyof DeskSettings}.label`),
          error: () => t('desk.cancelReasons.wrong', REASON_LIMITS),
        }}
        submit={t('save')}
        unknown={{ title: t('unknown'), look: { href: '/settings/clinic', label: t('look') } }}
        unchanged={t('nothing')}
        className="grid gap-4"
      >
        <CheckboxField name="worksHolidays" />
        <NotesField name="cancelReasons" rows={6} max={LONGEST} />
        <p className="text-sm text-ink-muted">{t('desk.cancelReasons.help')}</p>
      </FormShell>
    </Card>
  );
}

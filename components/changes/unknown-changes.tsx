import { getLocale, getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { unknownChanges } from '@/lib/changes/unknown-changes.server';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { actionWord } from '@/lib/kit/audit-actions';
import { formatInstant } from '@/lib/kit/dates/clinic-time';
import type { Caller } from '@/lib/server/door/caller';
import { env } from '@/lib/server/settings/env.server';
import { SettleButtons } from './settle-buttons';

interface UnknownChangesProps {
  caller: Caller;
  patientId?: string | undefined;
  /** Of these resources alone, such as `invoices`. */
  resources?: readonly string[];
}

/** Changes whose answer was lost, until somebody says what became of them. Nothing where there are none. */
export async function UnknownChanges({ caller, patientId, resources }: UnknownChangesProps) {
  const changes = await unknownChanges(caller, {
    ...(patientId !== undefined && { patientId }),
    ...(resources && { resources }),
  });
  if (changes.length === 0) return null;
  const [t, actions, locale] = await Promise.all([
    getTranslations('changes'),
    getTranslations('audit.actions'),
    getLocale(),
  ]);
  const { timezone } = env();
  const timeStyle = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return (
    <Card title={t('title')} className="mb-4 border-attention-line! print:hidden" flush>
      <p className="px-4 pt-3 text-ink-muted">{t('explain')}</p>
      <ul className="divide-y divide-line">
        {changes.map(({ staffId, key, operation, at, by, patient }) => (
          <li
            key={`${staffId} ${key}`}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3"
          >
            <div className="min-w-0 grow wrap-anywhere">
              <p className="font-medium">
                {patient === undefined
                  ? actions(actionWord(operation))
                  : t('of', { action: actions(actionWord(operation)), patient })}
              </p>
              <p className="text-sm text-ink-muted">
                {t('sent', {
                  name: by ?? t('somebody'),
                  at: formatInstant(at.toISOString(), locale, timezone, timeStyle),
                })}
              </p>
            </div>
            <ClientMessages namespaces={['changes']}>
              <SettleButtons staffId={staffId} changeKey={key} />
            </ClientMessages>
          </li>
        ))}
      </ul>
    </Card>
  );
}

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { AgendaEntry } from '@/lib/rules/agenda-entry';

/** What is said of an appointment in the person's language. */
export function useEntryWords() {
  const t = useTranslations('agenda');
  /** Nothing of those that are simply to come; a status that nobody knows is shown as it came. */
  const statusWord = useCallback(
    (status: string): string | undefined => {
      if (status === 'confirmed') return undefined;
      if (status === 'completed' || status === 'canceled' || status === 'no_show') {
        return t(`status.${status}`);
      }
      return status;
    },
    [t],
  );
  const who = useCallback(
    ({ patient }: Pick<AgendaEntry, 'patient'>): string => patient ?? t('unnamedPatient'),
    [t],
  );
  return { statusWord, who };
}

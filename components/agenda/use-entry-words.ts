import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useStatusWord } from '@/components/agenda/shared/use-status-word';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';

/** What is said of an appointment in the person's language. */
export function useEntryWords() {
  const t = useTranslations('agenda');
  const statusWord = useStatusWord();
  const who = useCallback(
    ({ patient }: Pick<AgendaEntry, 'patient'>): string => patient ?? t('unnamedPatient'),
    [t],
  );
  return { statusWord, who };
}

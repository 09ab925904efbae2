import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { isStatus } from '@/lib/agenda/rules/appointment-status';

/**
 * What became of an appointment, in words: nothing of those that are simply to come; a status that
 * nobody knows is shown as it came.
 */
export function useStatusWord(): (status: string) => string | undefined {
  const t = useTranslations('common.appointmentStatus');
  return useCallback(
    (status) => {
      if (status === 'confirmed') return undefined;
      return isStatus(status) ? t(status) : status;
    },
    [t],
  );
}

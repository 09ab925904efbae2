import { useTranslations } from 'next-intl';
import type { Submission } from './use-submission';
import { useUnsavedGuard } from './use-unsaved-guard';

/**
 * Asks before a form is left with what was typed, while it is being saved, or while nobody knows whether
 * it was: then nothing is lost by leaving, but whoever comes back may make it twice.
 */
export function useFormGuard(
  isChanged: boolean,
  { isPending, isUnsettled, isMade }: Pick<Submission, 'isPending' | 'isUnsettled' | 'isMade'>,
): void {
  const t = useTranslations('common');
  const isSending = isPending && !isMade;
  useUnsavedGuard(
    (isChanged || isSending || isUnsettled) && !isMade,
    t(isSending ? 'leaveWhileSaving' : isUnsettled ? 'leaveUnsettled' : 'unsaved'),
  );
}

import { useTranslations } from 'next-intl';
import type { IsHere } from '@/lib/leave-guard';
import type { Submission } from './use-submission';
import { useUnsavedGuard } from './use-unsaved-guard';

/**
 * Asks before a form is left with what was typed, or while it is being saved: then nothing is lost by
 * leaving, but nobody sees what became of it. `isHere` as of `useUnsavedGuard`, while nothing is sent.
 */
export function useFormGuard(
  isChanged: boolean,
  { isPending, isMade }: Pick<Submission, 'isPending' | 'isMade'>,
  isHere?: IsHere,
): void {
  const t = useTranslations('common');
  const isSending = isPending && !isMade;
  useUnsavedGuard(
    (isChanged || isSending) && !isMade,
    t(isSending ? 'leaveWhileSaving' : 'unsaved'),
    isSending ? undefined : isHere,
  );
}

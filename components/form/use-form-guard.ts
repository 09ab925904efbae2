import { useTranslations } from 'next-intl';
import type { IsHere } from '@/lib/leave-guard';
import { useUnsavedGuard } from './use-unsaved-guard';

/** How far what was sent has come. */
export interface Sent {
  readonly isPending: boolean;
  readonly isUnsettled?: boolean;
  /** Nothing is left to be done. */
  readonly isMade?: boolean;
}

/**
 * Asks before a form is left with what was typed, while it is being saved, or while nobody knows whether
 * it was: then nothing is lost by leaving, but whoever writes it again makes it twice. `isHere` as in
 * `useUnsavedGuard`.
 */
export function useFormGuard(
  isChanged: boolean,
  { isPending, isUnsettled = false, isMade = false }: Sent,
  isHere?: IsHere,
): void {
  const t = useTranslations('common');
  const isSending = isPending && !isMade;
  useUnsavedGuard(
    (isChanged || isSending || isUnsettled) && !isMade,
    t(isSending ? 'leaveWhileSaving' : isUnsettled ? 'leaveUnsettled' : 'unsaved'),
    isHere,
  );
}

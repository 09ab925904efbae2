'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { Affected } from './use-affected';
import type { SaveOutcome } from './use-schedule-save';

interface SaveBarProps {
  isChanged: boolean;
  isAbsenceTyped: boolean;
  outcome: SaveOutcome;
  affected: Affected;
  onDiscard: () => void;
}

/** Always in reach: saving, giving up, and what saving would leave out. */
export function SaveBar({ isChanged, isAbsenceTyped, outcome, affected, onDiscard }: SaveBarProps) {
  const t = useTranslations('schedules');
  const isSaving = outcome.kind === 'saving';
  const isUnknown = outcome.kind === 'unknown';
  const count = affected.state === 'known' ? affected.entries.length : 0;
  const nothing = t(isAbsenceTyped ? 'exceptions.addFirst' : 'nothingChanged');
  const blocked = isUnknown ? t('locked') : isChanged ? undefined : nothing;
  return (
    <div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center gap-2 border-t border-line bg-canvas px-1 py-3 max-md:bottom-14 short:static">
      <Button
        type="submit"
        variant="primary"
        pending={isSaving}
        disabledReason={isSaving ? undefined : blocked}
      >
        {t(isSaving ? 'saving' : 'save')}
      </Button>
      {isChanged && !isSaving && !isUnknown && (
        <Button variant="quiet" onClick={onDiscard}>
          {t('discard')}
        </Button>
      )}
      {count > 0 && (
        <p className="text-sm text-attention xl:hidden">{t('affected.some', { count })}</p>
      )}
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { News } from '@/components/ui/news';
import { ClashNotice } from './clash-notice';
import type { Place } from './places';
import { UnknownNotice } from './unknown-notice';
import type { ScheduleDraft } from './use-schedule-draft';
import type { useScheduleSave } from './use-schedule-save';

interface SaveNoticeProps {
  draft: ScheduleDraft;
  saving: ReturnType<typeof useScheduleSave>;
  places: readonly Place[];
}

/** What came of a save where the person has to decide, or to look. */
export function SaveNotice({ draft, saving, places }: SaveNoticeProps) {
  const t = useTranslations('schedules.unknown');
  const { outcome, attempt } = saving;
  if (outcome.kind === 'clash') {
    return (
      <ClashNotice
        key={attempt}
        parts={outcome.parts}
        theirs={outcome.now}
        mine={draft.mine}
        places={places}
        onTake={(part) => draft.take(part, outcome.now)}
        onKeep={() => void saving.save()}
        onGoOn={saving.dismiss}
      />
    );
  }
  if (outcome.kind === 'unknown') {
    return (
      <UnknownNotice
        key={attempt}
        looking={outcome.looking}
        onLook={() => void saving.look(outcome.sent)}
      />
    );
  }
  if (outcome.kind === 'not-saved') {
    return (
      <News key={attempt} tone="attention">
        {t('notSaved')}
      </News>
    );
  }
  return null;
}

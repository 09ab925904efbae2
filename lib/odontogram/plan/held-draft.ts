import type { ChartFinding } from '@/lib/odontogram/shared/chart-data';
import { changedItems, type FindingDraft, findingDraftOf } from './finding-change';

/** A finding that is being written, with what the person saw of it when they began. */
export interface HeldDraft {
  readonly seen: ChartFinding;
  readonly draft: FindingDraft;
}

export function beginDraft(seen: ChartFinding, locale: string): HeldDraft {
  return { seen, draft: findingDraftOf(seen, locale) };
}

/** What was left alone is as it is saved by now; what was typed stays, and so does what was seen of it. */
export function followed({ seen, draft }: HeldDraft, now: ChartFinding, locale: string): HeldDraft {
  const base = findingDraftOf(seen, locale);
  const saved = findingDraftOf(now, locale);
  // To the letter: a space at the end is the beginning of the next word.
  const typed = { notes: draft.notes !== base.notes, items: changedItems(draft, base) };
  return {
    seen: {
      ...now,
      notes: (typed.notes ? seen : now).notes,
      plannedItems: (typed.items ? seen : now).plannedItems,
    },
    draft: {
      notes: (typed.notes ? draft : saved).notes,
      items: (typed.items ? draft : saved).items,
    },
  };
}

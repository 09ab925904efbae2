import { useLocale } from 'next-intl';
import { useId, useRef, useState } from 'react';
import type { ChartFinding } from '@/lib/odontogram/chart-data';
import {
  checkDraft,
  type FindingDraft,
  findingDraftOf,
  isChanged,
} from '@/lib/odontogram/plan/finding-change';
import { emptyItem, type ItemDraft } from '@/lib/odontogram/plan/plan-draft';
import { type RefusedMembers, refusedMembers } from '@/lib/odontogram/plan/refused-members';
import type { FindingActions } from './finding-actions';
import { useSending } from './use-sending';

/** A finding while it is written anew: what is typed, what is wrong with it, what was refused. */
export function useFindingDraft(
  finding: ChartFinding,
  onSave: FindingActions['onSave'],
  onClose: () => void,
) {
  const locale = useLocale();
  const id = useId();
  // As it was when the person came: what others change meanwhile is not written over unseen.
  const [base, setBase] = useState(() => findingDraftOf(finding, locale));
  const [draft, setDraft] = useState<FindingDraft>(base);
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState<RefusedMembers>();
  const { pending, problem, send, forgetProblem } = useSending();
  const made = useRef(0);
  const checked = checkDraft(draft, base);
  const saved = findingDraftOf(finding, locale);

  function change(next: FindingDraft): void {
    setDraft(next);
    setRefused(undefined);
    forgetProblem();
  }

  async function save(): Promise<void> {
    if (!isChanged(draft, base)) return onClose();
    if (!checked.ok) return setAttempt((count) => count + 1);
    const result = await send(() => onSave(finding.id, checked.change));
    if (result?.ok) onClose();
    // Without a problem the person thought better of it: what is typed stays.
    else if (result?.problem) {
      setRefused(refusedMembers(result.problem.fields, draft.items));
      setAttempt((count) => count + 1);
    }
  }

  return {
    draft,
    attempt,
    /** Told once somebody tried to save, and gone as soon as it is mended. */
    errors: attempt > 0 && !checked.ok ? checked.plan : refused?.plan,
    notesRefused: refused?.notes === true,
    /** What the fields do not say already. */
    problem: refused?.isAll ? undefined : problem,
    pending,
    isChanged: isChanged(draft, base),
    /** Somebody else has saved it meanwhile. */
    isOvertaken: !pending && isChanged(saved, base),
    takeTheirs(): void {
      setBase(saved);
      change(saved);
    },
    save,
    typeNotes: (notes: string) => change({ ...draft, notes }),
    changeItem: (item: ItemDraft) =>
      change({ ...draft, items: draft.items.map((one) => (one.key === item.key ? item : one)) }),
    removeItem: (key: string) =>
      change({ ...draft, items: draft.items.filter((one) => one.key !== key) }),
    /** Answers the new item's key. */
    addItem(): string {
      made.current += 1;
      const key = `${id}-${made.current}`;
      change({ ...draft, items: [...draft.items, emptyItem(key)] });
      return key;
    },
  };
}

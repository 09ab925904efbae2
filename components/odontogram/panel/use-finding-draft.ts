import { useLocale } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { useIsHere } from '@/components/use-is-here';
import type { ChartFinding } from '@/lib/odontogram/chart-data';
import type { PlanErrors } from '@/lib/odontogram/plan/check-plan';
import {
  checkDraft,
  type FindingDraft,
  findingDraftOf,
  isChanged,
} from '@/lib/odontogram/plan/finding-change';
import { beginDraft, followed } from '@/lib/odontogram/plan/held-draft';
import { type RefusedMembers, refusedMembers } from '@/lib/odontogram/plan/refused-members';
import { emptyItem, type ItemDraft } from '@/lib/priced-items/item-draft';
import { useSending } from '../use-sending';
import { useStable } from '../use-stable';
import type { FindingActions } from './finding-actions';

/** A finding while it is written anew: what is typed, what is wrong with it, what was refused. */
export function useFindingDraft(
  finding: ChartFinding,
  onSave: FindingActions['onSave'],
  onClose: () => void,
) {
  const locale = useLocale();
  const id = useId();
  const [held, setHeld] = useState(() => beginDraft(finding, locale));
  // What others change meanwhile is not written over unseen.
  const { seen, draft } = followed(held, finding, locale);
  const base = findingDraftOf(seen, locale);
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState<RefusedMembers>();
  const { pending, problem, send, forgetProblem } = useSending();
  /** Items that came after the last attempt to save: nobody has left anything out of them yet. */
  const [fresh, setFresh] = useState<readonly string[]>([]);
  const made = useRef(0);
  const isHere = useIsHere();
  const checked = checkDraft(draft, base);

  function change(next: FindingDraft): void {
    setHeld({ seen, draft: next });
    setRefused(undefined);
    forgetProblem();
  }

  const saved = useStable((sent: FindingDraft) => {
    // Closed while it was sent: what is open by now is another form.
    if (!isHere.current) return;
    if (!isChanged(draft, sent)) onClose();
    // Written on while it was sent: what was saved is what the person goes on from.
    else setHeld({ seen: finding, draft });
  });

  async function save(): Promise<void> {
    if (!isChanged(draft, base)) return onClose();
    setFresh([]);
    if (!checked.ok) return setAttempt((count) => count + 1);
    const result = await send(() => onSave(seen, checked.change, seen));
    if (result?.ok) saved(draft);
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
    errors: attempt > 0 && !checked.ok ? withoutItems(checked.plan, fresh) : refused?.plan,
    notesRefused: refused?.notes === true,
    /** What the fields do not say already. */
    problem: refused?.isAll ? undefined : problem,
    pending,
    isChanged: isChanged(draft, base),
    /** Somebody else has saved meanwhile what the person is writing. */
    isOvertaken: !pending && isChanged(findingDraftOf(finding, locale), base),
    takeTheirs(): void {
      setHeld(beginDraft(finding, locale));
      setRefused(undefined);
      forgetProblem();
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
      setFresh([...fresh, key]);
      return key;
    },
  };
}

function withoutItems(errors: PlanErrors | undefined, keys: readonly string[]) {
  if (errors === undefined) return undefined;
  const items = Object.entries(errors.items).filter(([key]) => !keys.includes(key));
  return { ...errors, items: Object.fromEntries(items) };
}

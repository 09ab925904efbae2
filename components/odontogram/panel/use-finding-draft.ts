import { usePathname } from 'next/navigation';
import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import type { RestoredDraft } from '@/components/form/use-form-draft';
import { useIsHere } from '@/components/use-is-here';
import { findDraft, forgetDraft, keepDraft } from '@/lib/drafts/draft-store';
import { emptyItem, type ItemDraft } from '@/lib/kit/item-draft';
import { findingKey } from '@/lib/odontogram/finding-key';
import type { PlanErrors } from '@/lib/odontogram/plan/check-plan';
import {
  checkDraft,
  type FindingDraft,
  findingDraftOf,
  isChanged,
} from '@/lib/odontogram/plan/finding-change';
import { beginDraft, followed, type HeldDraft } from '@/lib/odontogram/plan/held-draft';
import { type RefusedMembers, refusedMembers } from '@/lib/odontogram/plan/refused-members';
import type { ChartFinding } from '@/lib/odontogram/shared/chart-data';
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
  const [held, setHeld] = useState(() => beginDraft(finding, locale));
  // What others change meanwhile is not written over unseen.
  const { seen, draft } = followed(held, finding, locale);
  const base = findingDraftOf(seen, locale);
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState<RefusedMembers>();
  const { pending, problem, send, forgetProblem } = useSending();
  /** Items that came after the last attempt to save: nobody has left anything out of them yet. */
  const [fresh, setFresh] = useState<readonly string[]>([]);
  const isHere = useIsHere();
  const checked = checkDraft(draft, base);
  const restored = useKeptFinding(finding, { seen, draft }, isChanged(draft, base), (found) =>
    setHeld(found ?? beginDraft(finding, locale)),
  );

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
    restored: pending ? undefined : restored,
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
      const key = crypto.randomUUID();
      change({ ...draft, items: [...draft.items, emptyItem(key)] });
      setFresh([...fresh, key]);
      return key;
    },
  };
}

/** Keeps the draft of a finding until it is saved or left. A reload or a lock restores it. */
function useKeptFinding(
  finding: ChartFinding,
  { seen, draft }: HeldDraft,
  isTyped: boolean,
  take: (found: HeldDraft | undefined) => void,
): RestoredDraft | undefined {
  const [id] = useState(`finding ${usePathname()} ${findingKey(finding)}`);
  const [restored, setRestored] = useState<number>();
  const [isSought, setSought] = useState(false);
  const isHere = useIsHere();
  const restore = useEffectEvent(async () => {
    const found = await findDraft(id);
    if (!isHere.current || found === 'unread') return;
    setSought(true);
    if (found === undefined || isTyped) return;
    take({ seen: found.base as ChartFinding, draft: found.values as FindingDraft });
    setRestored(found.at);
  });
  useEffect(() => {
    void restore();
    return () =>
      queueMicrotask(() => {
        if (!isHere.current) forgetDraft(id);
      });
  }, [id, isHere]);

  // A finding is read anew as another object: only what it says counts.
  const said = JSON.stringify({ seen, draft });
  useEffect(() => {
    if (!isSought) return;
    const { seen: base, draft: values } = JSON.parse(said);
    if (isTyped) keepDraft({ id, values, base, at: Date.now() });
    else forgetDraft(id);
  }, [id, isSought, isTyped, said]);

  if (restored === undefined || !isTyped) return undefined;
  return { at: restored, isOvertaken: false, isSent: false, discard: () => take(undefined) };
}

function withoutItems(errors: PlanErrors | undefined, keys: readonly string[]) {
  if (errors === undefined) return undefined;
  const items = Object.entries(errors.items).filter(([key]) => !keys.includes(key));
  return { ...errors, items: Object.fromEntries(items) };
}

'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { findDraft, forgetDraft, keepDraft, recallDraft } from '@/lib/drafts/draft-store';

/** The draft of a form. It outlives a reload, a crash and the locked screen. */
export interface FormDraft<Values> {
  /** Names the form and what it is about. */
  readonly id: string;
  /** Kept while its page is left, too. The patient's name says at sign-out whom it is about. */
  readonly patient?: string;
  /** Restored as a whole: nothing was loaded, or the values hold what was. */
  readonly isWhole?: boolean;
  /** Whether something was typed that is worth keeping; where absent, whether a value differs. */
  readonly isWritten?: (typed: Values) => boolean;
  /** What is still true of values that were typed before. */
  readonly mend?: (typed: Values) => Values;
}

/** What was typed before, and stands in the form again. */
export interface RestoredDraft {
  /** When it was typed, in milliseconds. */
  readonly at: number;
  /** Somebody else saved meanwhile a field that was typed in. */
  readonly isOvertaken: boolean;
  /** It was sent before, and nobody knows whether it was saved. */
  readonly isSent: boolean;
  /** Begins anew without it. */
  readonly discard: () => void;
}

/**
 * Milliseconds in which a few letters may be typed before the draft is found. What was typed later in a
 * field of the draft stays, and the draft is left where it is stored.
 */
const EARLY = 2_000;

/** Restores the draft of a form, and keeps it up to date until the form is sent or left. */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  draft: FormDraft<Values> | undefined,
  { isMade, isSent }: { readonly isMade: boolean; readonly isSent: boolean },
): RestoredDraft | undefined {
  const [restored, setRestored] = useState<Omit<RestoredDraft, 'discard'>>();
  /** Nothing is written before it is known what there was. */
  const isSought = useRef(false);
  const id = draft?.id;
  /** What the form begins with, as it is by now. */
  const base = useRef<Plain>({});
  /** The draft that was restored. What it says of itself stays true until it is sent or given up. */
  const origin = useRef<Origin>(undefined);

  const write = useEffectEvent(() => {
    if (!draft || !isSought.current || isMade) return;
    const values = plain(form.getValues());
    const isWritten = draft.isWritten?.(form.getValues()) ?? !isSame(values, base.current);
    if (isWritten) {
      const found = origin.current;
      keepDraft({
        id: draft.id,
        values,
        base: { ...base.current, ...found?.base },
        at: found && isSame(values, found.values) ? found.at : Date.now(),
        isSent: isSent || found?.isSent === true,
        patient: draft.patient,
      });
    } else {
      giveUp(draft.id);
    }
  });
  function giveUp(given: string): void {
    forgetDraft(given);
    origin.current = undefined;
    setRestored(undefined);
  }
  const restore = useEffectEvent(async (sought: string, isThere: () => boolean) => {
    // Fields that are shown stand among the values, also where nothing is in them.
    const begun = plain(form.getValues());
    const openedAt = performance.now();
    const found = recallDraft(sought) ?? (await findDraft(sought));
    if (!isThere() || found === 'unread') return;
    const now = plain(form.getValues());
    const laid = found && draft && joined(found, { now, begun, loaded: base.current }, draft);
    if (laid?.isTypedOver && performance.now() - openedAt > EARLY) return;
    isSought.current = true;
    if (laid && !isSame(laid.values, now)) {
      const values = draft.mend?.(laid.values as Values) ?? laid.values;
      const { at, isSent: wasSent = false } = found;
      origin.current = { values: plain(values), base: laid.base, at, isSent: wasSent };
      form.reset(values as DefaultValues<Values>, { keepDefaultValues: true });
      setRestored({ at, isOvertaken: laid.isOvertaken, isSent: wasSent });
    }
    write();
  });
  // Leaving the page gives up the draft, unless it is about a patient.
  const leave = useEffectEvent((left: string) => {
    if (draft?.patient === undefined) forgetDraft(left);
  });

  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (id === undefined) return;
    shown.current = id;
    base.current = plain(form.formState.defaultValues);
    let isThere = true;
    void restore(id, () => isThere);
    const stop = form.subscribe({
      formState: { values: true },
      callback({ defaultValues }) {
        base.current = plain(defaultValues);
        write();
      },
    });
    return () => {
      isThere = false;
      const wasSought = isSought.current;
      isSought.current = false;
      stop();
      shown.current = undefined;
      // React may take an effect away and put it back while the person is here.
      queueMicrotask(() => {
        if (wasSought && shown.current !== id) leave(id);
      });
    };
  }, [id, form]);

  // A draft notes at once that it was sent, and that its outcome is known.
  const wasSent = useRef(isSent);
  useEffect(() => {
    if (wasSent.current && !isSent && origin.current) origin.current.isSent = false;
    wasSent.current = isSent;
    write();
  }, [isSent]);

  const giveUpMade = useEffectEvent(giveUp);
  useEffect(() => {
    if (isMade && id !== undefined) giveUpMade(id);
  }, [isMade, id]);

  return (
    restored && {
      ...restored,
      discard() {
        form.reset();
        if (id !== undefined) giveUp(id);
      },
    }
  );
}

interface Origin {
  readonly values: Plain;
  /** Of the fields that it filled: what the form began with when they were typed in. */
  readonly base: Plain;
  readonly at: number;
  isSent: boolean;
}

interface Form {
  readonly now: Plain;
  /** The values when the form was opened. */
  readonly begun: Plain;
  readonly loaded: Plain;
}

/** Lays the typed fields of a draft over the loaded values, and over what was typed since then. */
function joined(
  draft: { readonly values: unknown; readonly base: unknown },
  { now, begun, loaded }: Form,
  { isWhole = false },
): {
  readonly values: Plain;
  readonly base: Plain;
  readonly isOvertaken: boolean;
  /** What was typed since then gives way to the draft. */
  readonly isTypedOver: boolean;
} {
  const [typed, before] = [draft.values as Plain, draft.base as Plain];
  const names = Object.keys({ ...now, ...typed });
  const mine = names.filter((name) => isWhole || !isSame(typed[name], before[name]));
  const laid = mine.map(
    (name) => [name, laidOver(typed[name], before[name], now[name], begun[name])] as const,
  );
  const values = { ...now, ...Object.fromEntries(laid.map(([name, { value }]) => [name, value])) };
  const isOvertaken = !isWhole && mine.some((name) => !isSame(before[name], loaded[name]));
  const base = Object.fromEntries(mine.map((name) => [name, before[name]]));
  return { values, base, isOvertaken, isTypedOver: laid.some(([, { isOver }]) => isOver) };
}

interface Laid {
  readonly value: unknown;
  readonly isOver: boolean;
}

/** The draft's value, with what was typed since in the parts that the draft had left as they were. */
function laidOver(draft: unknown, before: unknown, now: unknown, begun: unknown): Laid {
  if (isSame(now, begun)) return { value: draft, isOver: false };
  if (isSame(draft, before)) return { value: now, isOver: false };
  if (!isRecord(draft) || !isRecord(now)) return { value: draft, isOver: true };
  const part = (whole: unknown, name: string) => (isRecord(whole) ? whole[name] : undefined);
  const laid = Object.keys({ ...now, ...draft }).map(
    (name) =>
      [name, laidOver(draft[name], part(before, name), now[name], part(begun, name))] as const,
  );
  return {
    value: Object.fromEntries(laid.map(([name, { value }]) => [name, value])),
    isOver: laid.some(([, { isOver }]) => isOver),
  };
}

function isRecord(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type Plain = Readonly<Record<string, unknown>>;

function plain(values: unknown): Plain {
  return JSON.parse(JSON.stringify(values ?? {}));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

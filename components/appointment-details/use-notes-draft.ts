import { useEffect, useEffectEvent, useState } from 'react';
import { isUnknown } from '@/lib/changes/outcome';
import { NOTES_MAX_LENGTH } from '@/lib/contract/appointment-limits';
import { useChangeAppointment } from '@/lib/queries/change-appointment';
import { ClinicProblem } from '@/lib/queries/problem';
import type { AgendaEntry } from '@/lib/rules/agenda-entry';
import { wrongNotes } from '@/lib/rules/notes';

interface Draft {
  readonly text: string;
  /** What the notes were when the person began, or last saw them. */
  readonly base: string;
  /** What was sent of it: where answers are lost, any of it may be what the notes say now. */
  readonly sent: readonly string[];
}

/** Notes that are being written anew, and what became of them meanwhile. */
export function useNotesDraft(
  { id, notes: saved = '', version }: AgendaEntry,
  onSaved: () => void,
) {
  const change = useChangeAppointment();
  const [draft, setDraft] = useState<Draft>();
  const isChanged = draft !== undefined && draft.text.trim() !== draft.base;
  /** The answer was lost: nobody knows what the notes say now. */
  const isUnsettled = isUnknown(change.error);
  const hadChanged = isConflict(change.error);
  /** They say what was sent, though no answer said so: hardly anybody else wrote the very same. */
  const isFound =
    draft !== undefined && !change.isPending && draft.base !== saved && draft.sent.includes(saved);

  const begin = () => setDraft({ text: saved, base: saved, sent: [] });

  function finish(): void {
    change.reset();
    setDraft(undefined);
    onSaved();
  }

  const settle = useEffectEvent(() => {
    if (draft === undefined) return;
    const text = draft.text.trim();
    if (text === saved) return finish();
    const last = draft.sent.at(-1);
    // Refused for what the person had written a moment before: it is meant all the same.
    if (text === last && hadChanged) return save();
    // Of what was sent after what they say now, nobody knows yet.
    if (saved === last || hadChanged) change.reset();
    setDraft({ ...draft, base: saved });
  });
  const found = isFound ? saved : undefined;
  useEffect(() => {
    if (found !== undefined) settle();
  }, [found]);

  function save(): void {
    if (draft === undefined || wrongNotes(draft.text, NOTES_MAX_LENGTH) !== undefined) return;
    if (draft.text.trim() === saved && draft.sent.length === 0) {
      finish();
      return;
    }
    // Of what there is now, the person has decided: what comes after that is asked about anew.
    setDraft({ ...draft, base: saved, sent: [...draft.sent, draft.text.trim()] });
    change.mutate(
      {
        params: { id },
        body: { notes: draft.text.trim() },
        ...(version !== undefined && { ifMatch: String(version) }),
      },
      { onSuccess: finish },
    );
  }

  return {
    text: draft?.text,
    isChanged,
    isUnsettled,
    /** What somebody else has written since; `undefined` where nobody has. */
    theirs:
      draft !== undefined && !change.isPending && !isFound && draft.base !== saved
        ? saved
        : undefined,
    pending: change.isPending,
    error: isFound ? null : change.error,
    begin,
    type: (text: string) => setDraft((before) => before && { ...before, text }),
    takeTheirs(): void {
      change.reset();
      begin();
    },
    save,
    leave(): void {
      change.reset();
      setDraft(undefined);
    },
  };
}

/** Somebody had changed it since it was read; it may have been the same person. */
function isConflict(error: Error | null): boolean {
  return error instanceof ClinicProblem && error.status === 412;
}

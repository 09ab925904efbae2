import { useEffect, useEffectEvent, useState } from 'react';
import { NOTES_MAX_LENGTH } from '@/lib/contract/appointment-limits';
import { useChangeAppointment } from '@/lib/queries/change-appointment';
import { isUnknown } from '@/lib/queries/idempotency-key';
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
  /** The answer was lost: they may say what was sent, whatever was read before. */
  const isUnsettled = isUnknown(change.error);
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
    if (draft === undefined || draft.text.trim() === saved) return finish();
    // What was sent last was refused for what the person had written a moment before.
    if (draft.text.trim() === draft.sent.at(-1)) return save();
    change.reset();
    setDraft({ ...draft, base: saved });
  });
  useEffect(() => {
    if (isFound) settle();
  }, [isFound]);

  function save(): void {
    if (draft === undefined || wrongNotes(draft.text, NOTES_MAX_LENGTH) !== undefined) return;
    if (draft.text.trim() === saved && !isUnsettled) {
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
    error: change.error,
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

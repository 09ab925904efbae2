import { useState } from 'react';
import { NOTES_MAX_LENGTH } from '@/lib/contract/appointment-limits';
import { useChangeAppointment } from '@/lib/queries/change-appointment';
import type { AgendaEntry } from '@/lib/rules/agenda-entry';
import { wrongNotes } from '@/lib/rules/notes';

interface Draft {
  readonly text: string;
  /** What the notes were when the person began, or last saw them. */
  readonly base: string;
}

/** Notes that are being written anew, and what became of them meanwhile. */
export function useNotesDraft(
  { id, notes: saved = '', version }: AgendaEntry,
  onSaved: () => void,
) {
  const change = useChangeAppointment();
  const [draft, setDraft] = useState<Draft>();
  const isChanged = draft !== undefined && draft.text.trim() !== draft.base;

  function save(): void {
    if (draft === undefined || wrongNotes(draft.text, NOTES_MAX_LENGTH) !== undefined) return;
    if (draft.text.trim() === saved) {
      change.reset();
      setDraft(undefined);
      onSaved();
      return;
    }
    // Of what there is now, the person has decided: what comes after that is asked about anew.
    setDraft({ ...draft, base: saved });
    change.mutate(
      {
        params: { id },
        body: { notes: draft.text.trim() },
        ...(version !== undefined && { ifMatch: String(version) }),
      },
      {
        onSuccess: () => {
          setDraft(undefined);
          onSaved();
        },
      },
    );
  }

  return {
    text: draft?.text,
    isChanged,
    /** What somebody else has written since; `undefined` where nobody has. */
    theirs: draft !== undefined && !change.isPending && draft.base !== saved ? saved : undefined,
    pending: change.isPending,
    error: change.error,
    begin: () => setDraft({ text: saved, base: saved }),
    type: (text: string) => setDraft((before) => before && { ...before, text }),
    takeTheirs(): void {
      change.reset();
      setDraft({ text: saved, base: saved });
    },
    save,
    leave(): void {
      change.reset();
      setDraft(undefined);
    },
  };
}

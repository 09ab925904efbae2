import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useFormDraft } from '@/components/form/use-form-draft';
import { useFormGuard } from '@/components/form/use-form-guard';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { NOTES_MAX_LENGTH } from '@/lib/contract/limits';
import { typedNotes } from '@/lib/kit/typed-schemas';
import { useAppointmentChange } from './use-appointment-change';

const notesForm = z.object({ notes: typedNotes(NOTES_MAX_LENGTH) });
const resolver = standardSchemaResolver(notesForm);

/** Notes that are being written anew, and what became of them meanwhile. */
export function useNotesForm(entry: AgendaEntry, onSaved: () => void) {
  const { notes: saved = '', version } = entry;
  const change = useAppointmentChange('notes', entry, onMade);
  const { unknown } = change;
  const sent = unknown?.input.body?.notes;
  // What was closed before its outcome was known is shown as it was sent.
  const form = useForm({ defaultValues: { notes: sent ?? saved }, resolver });
  /** What the notes were when the person began, or last saw them; undefined while nobody writes. */
  const [base, setBase] = useState(sent === undefined ? undefined : saved);
  /** Saved as soon as it is known what became of the notes before. */
  const wanted = useRef<string>(undefined);
  /** The key of a change that was asked about because the notes say what it sent. */
  const [asked, setAsked] = useState<string>();
  const text = form.watch('notes');
  const isOpen = base !== undefined;
  const isChanged = isOpen && text.trim() !== base;
  /** They say what was sent, though no answer said so: hardly anybody else wrote the very same. */
  const isFound = sent !== undefined && sent === saved && asked !== unknown?.key;
  const isPending = change.state === 'pending' && !unknown;
  const isUnsettled = isOpen && unknown !== undefined && !isFound;
  const draft = {
    id: `notes ${entry.id}`,
    isWritten: ({ notes }: { notes: string }) => notes.trim() !== base,
  };
  const restored = useFormDraft(form, isOpen ? draft : undefined, {
    isMade: false,
    isSent: isPending || isUnsettled,
  });
  useFormGuard(isChanged, { isPending, isUnsettled });

  const settle = useEffectEvent(async () => {
    await change.check('quietly');
    setAsked(unknown?.key);
  });
  useEffect(() => {
    if (isFound) void settle();
  }, [isFound]);

  function begin(): void {
    form.reset({ notes: saved });
    setBase(saved);
  }

  function close(): void {
    wanted.current = undefined;
    change.clear();
    setBase(undefined);
  }

  function onMade(made: string, madeVersion: number | undefined): void {
    const typed = form.getValues('notes').trim();
    if (!isOpen || typed === made) {
      close();
      onSaved();
      return;
    }
    setBase(made);
    const isMeant = typed === wanted.current;
    wanted.current = undefined;
    if (isMeant) void change.send({ notes: typed }, madeVersion);
  }

  function save(notes: string): void {
    if (unknown) {
      wanted.current = notes;
      void change.check();
      return;
    }
    if (notes === saved) {
      close();
      onSaved();
      return;
    }
    // Of what there is now, the person has decided: what comes after that is asked about anew.
    setBase(saved);
    void change.send({ notes }, version);
  }

  const own = change.output ? (change.output.notes ?? '') : sent;
  const isTheirs = isOpen && change.state !== 'pending' && base !== saved && own !== saved;
  return {
    change,
    text,
    isOpen,
    isPending,
    isUnsettled,
    restored: isPending || isUnsettled ? undefined : restored,
    /** What somebody else has written since; undefined where nobody has. */
    theirs: isTheirs ? saved : undefined,
    begin,
    type: (typed: string) => form.setValue('notes', typed),
    takeTheirs(): void {
      change.clear();
      begin();
    },
    save: () => void form.handleSubmit(({ notes }) => save(notes))(),
    leave: close,
  };
}

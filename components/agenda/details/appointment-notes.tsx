'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { NotesInput } from '@/components/form/inputs/notes-input';
import { LockedFields } from '@/components/form/locked-fields';
import { RestoredNotice } from '@/components/form/restored-notice';
import { UnknownNotice } from '@/components/form/unknown-notice';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/buttons/button';
import { useToast } from '@/components/ui/overlays/toast';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { NOTES_MAX_LENGTH } from '@/lib/contract/limits';
import { useNotesForm } from './use-notes-form';
import { useRefusalWords } from './use-refusal-words';

/** What is written about an appointment; whoever may change it writes it anew here. */
export function AppointmentNotes({ entry, mayEdit }: { entry: AgendaEntry; mayEdit: boolean }) {
  const t = useTranslations('appointment');
  const common = useTranslations('common');
  const refusalOf = useRefusalWords();
  const toast = useToast();
  const frame = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const notes = useNotesForm(entry, () => {
    toast({ message: t('editNotes.saved') });
    focusOnFrame();
  });
  const { change, isPending, theirs } = notes;
  const isRefused = change.problem !== undefined && theirs === undefined && !change.unknown;
  const refusal = isRefused ? refusalOf(change.problem) : undefined;

  /** The pressed button goes. A person who is elsewhere on the page by then keeps the focus there. */
  function focusOnFrame(): void {
    const at = document.activeElement;
    if (at === document.body || frame.current?.contains(at)) frame.current?.focus();
  }

  function begin(): void {
    // Shown before the focus goes there.
    flushSync(notes.begin);
    field.current?.focus();
  }

  return (
    <section ref={frame} tabIndex={-1} aria-label={t('notes')}>
      {!notes.isOpen ? (
        <>
          <h3 className="text-sm text-ink-muted">{t('notes')}</h3>
          <p className="wrap-anywhere whitespace-pre-line">{entry.notes ?? t('noNotes')}</p>
          {mayEdit && (
            <Button size="small" className="mt-1.5" onClick={begin}>
              {t('editNotes.edit')}
            </Button>
          )}
        </>
      ) : (
        <form
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            notes.save();
          }}
        >
          {refusal && (
            <Banner tone="danger" urgent>
              <p>{refusal}</p>
            </Banner>
          )}
          {notes.isUnsettled && (
            <UnknownNotice key={change.failedAttempt} title={t('unknown')} change={change} />
          )}
          {theirs !== undefined && (
            <Banner tone="attention" urgent>
              <p>{t('editNotes.theirs')}</p>
              <blockquote className="mt-1.5 border-l-2 border-attention-line pl-2 wrap-anywhere whitespace-pre-line">
                {theirs || t('noNotes')}
              </blockquote>
              <Button
                size="small"
                className="mt-2"
                onClick={() => {
                  notes.takeTheirs();
                  field.current?.focus();
                }}
              >
                {t('editNotes.takeTheirs')}
              </Button>
            </Banner>
          )}
          {notes.restored && <RestoredNotice draft={notes.restored} />}
          <LockedFields isPending={isPending} isUnsettled={false}>
            <NotesInput
              ref={field}
              label={t('notes')}
              rows={5}
              max={NOTES_MAX_LENGTH}
              value={notes.text}
              onChange={notes.type}
            />
          </LockedFields>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary" pending={isPending}>
              {t(theirs === undefined ? 'editNotes.save' : 'editNotes.saveMine')}
            </Button>
            <Button
              variant="quiet"
              waitsFor={isPending ? common('saving') : undefined}
              onClick={() => {
                notes.leave();
                focusOnFrame();
              }}
            >
              {common('cancel')}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { cx } from '@/components/ui/cx';
import { Field } from '@/components/ui/field';
import { CONTROL } from '@/components/ui/input';
import { notesLength, wrongNotes } from '@/lib/kit/text/notes';
import { useEarlyTyping } from './use-early-typing';
import { useNotesWords } from './use-notes-words';

interface NotesInputProps {
  label: string;
  /** Of the field: the summary of what is wrong leads there. */
  name?: string;
  note?: string;
  /** What somebody else found wrong with it. */
  error?: string | undefined;
  rows?: number;
  /** Characters that are taken at most. */
  max: number;
  value: string;
  onChange: (value: string) => void;
  ref?: RefObject<HTMLTextAreaElement | null>;
}

/**
 * Notes of an appointment or a finding. What is pasted is kept whole, also beyond the limit: to cut it would lose
 * words unseen. How much there is too much of is said at once.
 */
export function NotesInput({
  label,
  name = 'notes',
  note,
  error,
  rows = 2,
  max,
  value,
  onChange,
  ref,
}: NotesInputProps) {
  const t = useTranslations('common.notes');
  const watchEarly = useEarlyTyping(value, onChange);
  const wordOf = useNotesWords(max);
  const length = notesLength(value);
  const wrong = wrongNotes(value, max);
  return (
    <Field
      label={label}
      note={note}
      error={wrong ? wordOf(wrong, value) : error}
      help={length > 0 && <span className="tabular">{t('count', { length, max })}</span>}
    >
      {(control) => (
        <textarea
          {...control}
          ref={(element) => {
            watchEarly(element);
            if (ref) ref.current = element;
          }}
          name={name}
          rows={rows}
          className={cx(CONTROL, 'h-auto! min-h-16 py-1.5')}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

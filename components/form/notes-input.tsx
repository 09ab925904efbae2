'use client';

import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { cx } from '@/components/ui/cx';
import { Field } from '@/components/ui/field';
import { CONTROL } from '@/components/ui/input';
import { NOTES_MAX_LENGTH } from '@/lib/contract/appointment-limits';
import { notesLength, wrongNotes } from '@/lib/rules/notes';

interface NotesInputProps {
  label: string;
  note?: string;
  /** What somebody else found wrong with it. */
  error?: string | undefined;
  rows?: number;
  value: string;
  onChange: (value: string) => void;
  ref?: Ref<HTMLTextAreaElement>;
}

/**
 * Notes of an appointment. What is pasted is kept whole, also beyond the limit: to cut it would lose
 * words unseen. How much there is too much of is said at once.
 */
export function NotesInput({
  label,
  note,
  error,
  rows = 2,
  value,
  onChange,
  ref,
}: NotesInputProps) {
  const t = useTranslations('common.notes');
  const length = notesLength(value);
  const wrong = wrongNotes(value);
  const more = length - NOTES_MAX_LENGTH;
  return (
    <Field
      label={label}
      note={note}
      error={wrong ? t(wrong, { more, max: NOTES_MAX_LENGTH }) : error}
      help={
        length > 0 && (
          <span className="tabular">{t('count', { length, max: NOTES_MAX_LENGTH })}</span>
        )
      }
    >
      {(control) => (
        <textarea
          {...control}
          ref={ref}
          name="notes"
          rows={rows}
          className={cx(CONTROL, 'h-auto! min-h-16 py-1.5')}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

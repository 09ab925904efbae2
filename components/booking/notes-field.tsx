'use client';

import { useTranslations } from 'next-intl';
import { cx } from '@/components/ui/cx';
import { Field } from '@/components/ui/field';
import { CONTROL } from '@/components/ui/input';
import { NOTES_MAX_LENGTH } from '@/lib/contract/appointment-limits';
import type { BookingFieldsProps } from './booking-fields';

export function NotesField({ booking, errorOf }: BookingFieldsProps) {
  const t = useTranslations('booking');
  const { draft, dispatch, saving } = booking;
  return (
    <Field label={t('fields.notes')} note={t('optional')} error={errorOf('notes')}>
      {(control) => (
        <textarea
          {...control}
          name="notes"
          rows={2}
          maxLength={NOTES_MAX_LENGTH}
          className={cx(CONTROL, 'h-auto! min-h-16 py-1.5')}
          value={draft.notes}
          onChange={({ target: { value } }) => {
            saving.correct('notes');
            dispatch({ type: 'text', member: 'notes', value });
          }}
        />
      )}
    </Field>
  );
}

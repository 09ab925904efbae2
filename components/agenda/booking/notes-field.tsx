'use client';

import { useTranslations } from 'next-intl';
import { NotesInput } from '@/components/form/inputs/notes-input';
import { NOTES_MAX_LENGTH } from '@/lib/contract/limits';
import type { BookingFieldsProps } from './booking-fields';

export function NotesField({ booking, errorOf }: BookingFieldsProps) {
  const t = useTranslations('booking');
  const { draft, dispatch } = booking;
  return (
    <NotesInput
      label={t('fields.notes')}
      note={t('optional')}
      error={errorOf('notes')}
      max={NOTES_MAX_LENGTH}
      value={draft.notes}
      onChange={(value) => dispatch({ type: 'text', member: 'notes', value })}
    />
  );
}

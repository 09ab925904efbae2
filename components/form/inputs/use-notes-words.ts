import { useTranslations } from 'next-intl';
import { notesLength, type wrongNotes } from '@/lib/kit/text/notes';

/** What is wrong with a text of several lines, in words; `max` in characters. */
export function useNotesWords(max: number) {
  const t = useTranslations('common.notes');
  return (wrong: string, typed: string) =>
    t(wrong as NonNullable<ReturnType<typeof wrongNotes>>, { more: notesLength(typed) - max, max });
}

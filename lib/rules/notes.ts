import { NOTES_MAX_LENGTH } from '@/lib/contract/appointment-limits';
import { PRINTABLE } from '@/lib/contract/limits';

/** Characters as they are counted when notes are saved: without what surrounds them. */
export function notesLength(notes: string): number {
  return notes.trim().length;
}

/** Why notes cannot be saved as they are. */
export function wrongNotes(notes: string): 'tooLong' | 'characters' | undefined {
  if (notesLength(notes) > NOTES_MAX_LENGTH) return 'tooLong';
  return PRINTABLE.test(notes) ? undefined : 'characters';
}

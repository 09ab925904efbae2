import { PRINTABLE } from '@/lib/contract/limits';

/** Characters as they are counted when notes are saved: without what surrounds them. */
export function notesLength(notes: string): number {
  return notes.trim().length;
}

/** Why notes cannot be saved as they are, where at most so many characters are taken. */
export function wrongNotes(notes: string, max: number): 'tooLong' | 'characters' | undefined {
  if (notesLength(notes) > max) return 'tooLong';
  return PRINTABLE.test(notes) ? undefined : 'characters';
}

import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import type { Place } from '@/lib/agenda/rules/place';

/** An appointment that somebody has in hand, and where they are with it. */
export interface Held {
  /** As it was when it was taken. */
  readonly entry: AgendaEntry;
  readonly place: Place;
  /** It follows a pointer that is down. */
  readonly isDragged: boolean;
  /** Where it was to be dropped though something speaks against it; nothing is sent before a yes. */
  readonly asked: Place | undefined;
}

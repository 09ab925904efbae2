import { withQuery } from '@/lib/address-params';

interface Place {
  /** The clinic's date, `YYYY-MM-DD`; absent: today. */
  readonly date?: string;
  readonly view?: 'list';
  readonly status?: 'confirmed';
  /** Whose column alone is shown; `undefined`: everybody's. */
  readonly doctors: string | undefined;
}

/** The agenda where it shows what Today tells of it. */
export function agendaAddress(place: Place): string {
  return withQuery('/agenda', { ...place });
}

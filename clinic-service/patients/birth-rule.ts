import { EARLIEST_BIRTH } from '@/lib/kit/dates/age';
import { refuseField } from '../field-refusal';

/**
 * A birth is neither to come nor before anybody alive was born; both dates `YYYY-MM-DD`, `today` the
 * clinic's. Throws `ValidationError`.
 */
export function checkBirth(dateOfBirth: string | null | undefined, today: string): void {
  if (dateOfBirth === null || dateOfBirth === undefined) return;
  if (dateOfBirth > today) {
    throw refuseField('dateOfBirth', 'in_future', 'The birth is still to come.');
  }
  if (dateOfBirth < EARLIEST_BIRTH) {
    throw refuseField('dateOfBirth', 'out_of_range', `Must not be before ${EARLIEST_BIRTH}.`);
  }
}

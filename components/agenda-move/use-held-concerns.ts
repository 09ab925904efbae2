'use client';

import { useQuery } from '@tanstack/react-query';
import type { Directory } from '@/lib/agenda/directory';
import { agendaQueries } from '@/lib/queries/agenda';
import type { ClinicMoment } from '@/lib/rules/clinic-time';
import type { Place } from '@/lib/rules/place';
import type { Held } from './held';
import { type MoveConcern, moveConcerns } from './move-concerns';

const NOBODY: readonly never[] = [];

/**
 * What speaks against the place where one is with what is held. The agenda around it keeps the day as
 * it is now.
 */
export function useHeldConcerns(
  held: Held | undefined,
  place: Place | undefined,
  directory: Directory | undefined,
  now: ClinicMoment,
): readonly MoveConcern[] {
  const date = place?.date ?? '';
  const day = useQuery({
    ...agendaQueries.range({ from: date, to: date }),
    enabled: date !== '' && held?.isDragged === false,
  });
  if (!held || !place || held.isDragged) return NOBODY;
  // Who is not read yet speaks against nothing; the drop waits for it.
  const entries = day.data?.entries ?? (day.isError ? undefined : NOBODY);
  return moveConcerns(held.entry, place, { entries, directory, now });
}

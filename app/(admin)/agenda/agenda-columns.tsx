'use client';

import { AgendaGrid, type GridColumn, type SlotPlace } from '@/components/agenda/grid/agenda-grid';
import type { GridMoving } from '@/components/agenda/grid/use-grid-move';
import { heldPlace } from '@/components/agenda/moving/held-place';
import type { Moves } from '@/components/agenda/moving/use-moves';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { type Place, placeOf } from '@/lib/agenda/rules/place';
import type { PlannedPlace } from '@/lib/agenda/rules/planned-place';
import type { Directory } from '@/lib/agenda/shared/directory';
import type { ClinicMoment } from '@/lib/kit/dates/clinic-time';

interface AgendaColumnsProps {
  label: string;
  columns: readonly GridColumn[];
  entries: readonly AgendaEntry[];
  directory: Directory | undefined;
  now: ClinicMoment;
  planned: PlannedPlace | undefined;
  placeOf: (locationId: string) => string;
  selected: string | undefined;
  hrefOf: (appointmentId: string) => string;
  restHrefOf: (column: { readonly doctorId: string; readonly date: string }) => string;
  onOpen: (appointmentId: string) => void;
  onBook: ((place: SlotPlace) => void) | undefined;
  onArrive: ((appointmentId: string) => void) | undefined;
  /** Absent where appointments cannot be moved. */
  moves: Moves | undefined;
  /** Where what is in hand would be dropped. */
  place: Place | undefined;
}

/** The days side by side, and the appointment that is carried over them. */
export function AgendaColumns({ entries, directory, moves, place, ...grid }: AgendaColumnsProps) {
  return <AgendaGrid {...grid} moving={moves && movingOf(moves)} />;

  function movingOf({ held, words, ...moves }: Moves): GridMoving {
    return {
      held: held &&
        place && {
          id: held.entry.id,
          place,
          isDragged: held.isDragged,
          label: words.label(held.entry, place),
          text: words.text(held.entry, place),
        },
      onHold(id, isDragged) {
        const entry = entries.find((each) => each.id === id);
        if (entry) moves.hold(entry, placeOf(entry), isDragged);
      },
      onCarry: moves.carry,
      onDrop(to: Place) {
        const there = held && heldPlace({ ...held, place: to }, grid.columns, directory);
        if (there) void moves.drop(there);
      },
      onLetGo: moves.letGo,
    };
  }
}

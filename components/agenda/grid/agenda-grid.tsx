'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { isDoublePress, isOtherHalf } from '@/components/ui/buttons/double-press';
import { cx } from '@/components/ui/cx';
import { type AgendaColumn, type ColumnCount, spansIn } from '@/lib/agenda/rules/agenda-columns';
import type { Out } from '@/lib/agenda/rules/blocks';
import { shifted } from '@/lib/agenda/rules/place';
import type { PlannedPlace } from '@/lib/agenda/rules/planned-place';
import { visibleHours } from '@/lib/agenda/rules/visible-hours';
import type { ClinicMoment } from '@/lib/kit/dates/clinic-time';
import { formatTime, formatTimes } from '@/lib/kit/dates/time-format';
import { columnOf } from './carry-key';
import { DayColumn } from './day-column';
import type { Drawn } from './drag-place';
import { type Cursor, minuteAt, startAt } from './grid-cursor';
import { type Ghost, GridSlot } from './grid-slot';
import { TimeAxis } from './time-axis';
import { useFirstSight } from './use-first-sight';
import { useGridCursor } from './use-grid-cursor';
import { useGridDrag } from './use-grid-drag';
import { useGridDraw } from './use-grid-draw';
import { type GridMoving, useGridMove } from './use-grid-move';
import { useHeldSince } from './use-held-since';

/** A column with what stands above it. */
export interface GridColumn extends AgendaColumn {
  readonly name: string;
  readonly counted: ColumnCount;
  readonly head: ReactNode;
  readonly hue: number | undefined;
  /** Why the doctor is not there. */
  readonly out: Out | undefined;
}

export interface SlotPlace {
  readonly doctorId: string;
  readonly date: string;
  /** Minutes since midnight. */
  readonly minute: number;
  /** Minutes, where they were drawn. */
  readonly duration?: number;
}

interface AgendaGridProps {
  label: string;
  columns: readonly GridColumn[];
  now: ClinicMoment;
  /** What is being booked, as far as that is said. */
  planned: PlannedPlace | undefined;
  placeOf: (locationId: string) => string;
  /** The appointment whose details are open. */
  selected: string | undefined;
  hrefOf: (appointmentId: string) => string;
  /** The list of a doctor's day, where a column has no room for all its cards. */
  restHrefOf: (column: { readonly doctorId: string; readonly date: string }) => string;
  onOpen: (appointmentId: string) => void;
  /** Absent where the person may not book. */
  onBook: ((place: SlotPlace) => void) | undefined;
  /** Absent where the person may not say who arrived. */
  onArrive: ((appointmentId: string) => void) | undefined;
  /** Absent where the person may not move appointments, or the service cannot. */
  moving: GridMoving | undefined;
}

/** Days side by side on one scale of hours: the doctors of a date, or the dates of a doctor. */
export function AgendaGrid({
  label,
  columns,
  now,
  planned,
  placeOf,
  selected,
  hrefOf,
  restHrefOf,
  onOpen,
  onBook,
  onArrive,
  moving,
}: AgendaGridProps) {
  const t = useTranslations('agenda');
  const locale = useLocale();
  const scroller = useRef<HTMLDivElement>(null);
  const [spoken, setSpoken] = useState('');
  const held = moving?.held;
  // The second press on what took it in hand, or on where it was dropped, is none on the grid.
  const heldSince = useHeldSince(held?.id);
  const hours = visibleHours([
    ...spansIn(columns),
    ...(held && !held.isDragged ? [held.place] : []),
    ...(planned?.span ? [planned.span] : []),
  ]);
  const backgroundWords = { lunch: t('lunch'), exception: t('exception') };
  const today = columns.findIndex(({ date }) => date === now.date);
  const start: Cursor = {
    column: Math.max(0, today),
    minute:
      today === -1 ? (columns[0]?.day?.hours[0]?.from ?? hours.first * 60) : floor(now.minutes),
  };
  const { cursor, slot, onKeyDown, goTo } = useGridCursor(columns, hours, start, (place) =>
    setSpoken(slotLabel(place)),
  );

  const onTake = useGridDrag({ moving, columns, hours, scroller });
  const { drawn, onPointerDown: onDraw } = useGridDraw({
    columns,
    hours,
    scroller,
    onDraw: held ? undefined : onBook && bookDrawn,
  });
  const onMoveKey = useGridMove({ moving, columns, scroller, slot });

  const firstMinute = (today === -1 ? start.minute : now.minutes) - 60;
  useFirstSight(scroller, { date: columns[0]?.date, minute: firstMinute, hours });

  function slotLabel({ column, minute }: Cursor): string {
    const there = columns[column];
    if (!there) return '';
    return t('slot', { time: formatTime(minute, locale), name: there.name });
  }

  function columnLabel({ name, counted }: GridColumn): string {
    const label = t('column', { name, count: counted.count });
    return counted.hidden > 0 ? `${label}, ${t('hiddenOf', { ...counted })}` : label;
  }

  function ghostOf({ column, ...span }: Drawn): Ghost {
    const label = slotLabel({ column, minute: span.from });
    return { label, text: formatTimes(span, locale), isDragged: true };
  }

  function open(event: MouseEvent<HTMLElement>): void {
    const target = event.target instanceof Element ? event.target : undefined;
    const arrived = target?.closest<HTMLElement>('[data-arrive]')?.dataset.arrive;
    if (arrived !== undefined) {
      if (!isOtherHalf(event, heldSince.current)) onArrive?.(arrived);
      return;
    }
    if (target?.closest('[data-rest]')) return;
    const link = target?.closest<HTMLElement>('[data-entry]');
    if (link && !held) {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      // What was dropped or let go lies under the second press, or has the focus.
      if (!isOtherHalf(event, heldSince.current)) onOpen(link.dataset.entry ?? '');
      return;
    }
    const column = target?.closest<HTMLElement>('[data-column]');
    const index = columns.findIndex(
      ({ doctorId, date }) => `${doctorId} ${date}` === column?.dataset.column,
    );
    const there = columns[index];
    if (!column || !there) return;
    if (isDoublePress(event, heldSince.current)) {
      if (!held) return;
      event.preventDefault();
      slot.current?.focus({ preventScroll: true });
      return;
    }
    const { top, height } = column.getBoundingClientRect();
    const share = (event.clientY - top) / height;
    const { doctorId, date } = there;
    if (moving && held) {
      event.preventDefault();
      const minute = minuteAt(share, hours);
      const to = minute + held.place.to - held.place.from;
      moving.onDrop(shifted({ ...held.place, doctorId, date, from: minute, to }, 0));
    } else if (onBook) {
      const proposed = startAt(share, there, hours);
      goTo({ column: index, minute: proposed.minute });
      onBook({ doctorId, date, ...proposed });
    }
  }

  function bookDrawn({ column, from, to }: Drawn): void {
    const there = columns[column];
    if (!there) return;
    goTo({ column, minute: from });
    onBook?.({ doctorId: there.doctorId, date: there.date, minute: from, duration: to - from });
  }

  /** Answers whether the key said that the patient of the focused card arrived. */
  function onArriveKey(event: KeyboardEvent<HTMLElement>): boolean {
    if (event.key.toLowerCase() !== 'a' || event.ctrlKey || event.metaKey || event.altKey)
      return false;
    const target = event.target instanceof Element ? event.target : undefined;
    const id = target?.closest<HTMLElement>('[data-entry]')?.dataset.entry;
    if (id === undefined || !onArrive || event.repeat) return false;
    event.preventDefault();
    onArrive(id);
    return true;
  }

  function pressSlot(event: MouseEvent): void {
    if (isDoublePress(event, heldSince.current)) return;
    const there = columns[cursor.column];
    if (moving && held) moving.onDrop(held.place);
    else if (there) onBook?.({ doctorId: there.doctorId, date: there.date, minute: cursor.minute });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: passes keys and clicks to what is inside.
    <div
      ref={scroller}
      data-landscape=""
      data-scroller=""
      onClick={open}
      onKeyDown={(event) => {
        if (!onMoveKey(event) && !onArriveKey(event)) onKeyDown(event);
      }}
      onPointerDown={(event) => {
        if (event.target instanceof Element && event.target.closest('[data-arrive], [data-rest]'))
          return;
        onTake(event);
        onDraw(event);
      }}
      // A link is dragged by us, not by the browser.
      onDragStart={(event) => moving && event.preventDefault()}
      className={cx(
        'relative isolate day-scale max-h-[calc(100dvh-10.5rem)] lg:max-h-[calc(100dvh-14.75rem)] overflow-auto overscroll-contain rounded-md border border-line bg-surface print:max-h-none print:overflow-visible',
        `first-h-${hours.first} last-h-${hours.last}`,
        moving && 'movable',
        onBook && 'select-none',
        held?.isDragged && 'cursor-grabbing select-none',
      )}
    >
      <section aria-label={label} className="relative flex min-w-max">
        <TimeAxis hours={hours} />
        <div className="relative flex flex-1">
          {columns.map((column) => (
            <div
              key={`${column.doctorId} ${column.date}`}
              className="min-w-34 flex-1 basis-0 contain-inline-size max-sm:min-w-[70vw] print:min-w-0"
            >
              <div className="sticky top-0 z-20 h-14 border-b border-l border-line bg-surface px-2 py-1 print:static print:py-0.5">
                {column.head}
              </div>
              <DayColumn
                id={`${column.doctorId} ${column.date}`}
                label={columnLabel(column)}
                entries={column.entries}
                day={column.day}
                blocks={column.out?.blocks ?? NO_BLOCKS}
                hue={column.hue}
                placeOf={placeOf}
                selected={selected}
                held={held?.id}
                planned={isPlannedIn(column, planned) ? planned.span : undefined}
                hrefOf={hrefOf}
                restHref={restHrefOf(column)}
                past={pastOf(column.date, now)}
                now={now}
                marksArrivals={onArrive !== undefined}
                isToday={column.date === now.date}
                backgroundWords={backgroundWords}
              />
            </div>
          ))}
          {columns.length > 0 && (
            <div className="pointer-events-none absolute inset-x-0 top-14 day-height print:hidden">
              <GridSlot
                slot={slot}
                span={held?.place ?? drawn ?? { from: cursor.minute, to: cursor.minute + 15 }}
                column={held ? columnOf(held.place, columns) : (drawn?.column ?? cursor.column)}
                columns={columns.length}
                label={slotLabel(cursor)}
                ghost={held ?? (drawn && ghostOf(drawn))}
                disabled={!held && onBook === undefined}
                onPress={pressSlot}
              />
            </div>
          )}
        </div>
      </section>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </div>
  );
}

const NO_BLOCKS: Out['blocks'] = [];

/** The columns of a week are all of one doctor. */
function isPlannedIn(
  { doctorId, date }: AgendaColumn,
  planned: PlannedPlace | undefined,
): planned is PlannedPlace {
  return planned?.doctorId === doctorId && planned.date === date;
}

function pastOf(date: string, now: ClinicMoment): number {
  if (date === now.date) return now.minutes;
  return date < now.date ? 1_440 : 0;
}

function floor(minutes: number): number {
  return Math.floor(minutes / 15) * 15;
}

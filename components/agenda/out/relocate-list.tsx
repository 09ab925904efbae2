'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useBookingWords } from '@/components/agenda/booking/use-booking-words';
import { LoadError } from '@/components/form/load-error';
import { strandedQueries } from '@/lib/agenda/out/stranded-queries';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import type { Opening } from '@/lib/agenda/rules/openings';
import type { Proposals } from '@/lib/agenda/rules/proposals';
import type { Directory } from '@/lib/agenda/shared/directory';
import { overlaps } from '@/lib/kit/dates/span';
import { RelocateRow } from './relocate-row';

interface RelocateListProps {
  doctorId: string;
  date: string;
  rows: readonly AgendaEntry[];
  directory: Directory;
  timezone: string;
  /** Absent where the service cannot move appointments. */
  onMove: ((entry: AgendaEntry, place: Opening) => void) | undefined;
}

/**
 * The appointments that are left behind, each with the hours it could be moved to. The arrows go from one
 * to the next, Enter takes an hour, and the next appointment is at hand.
 */
export function RelocateList(props: RelocateListProps) {
  const { doctorId, date, rows, directory, timezone, onMove } = props;
  const t = useTranslations('out.relocate');
  const words = useBookingWords(directory);
  const people = useQuery(strandedQueries.people(doctorId, date));
  // While they are read again, the last ones stay: most of them are still free.
  const proposals = useQuery(strandedQueries.proposals(doctorId, date));
  /** What was taken here: proposals that were read before know nothing of it. */
  const [given, setGiven] = useState<readonly Opening[]>([]);
  const list = useRef<HTMLUListElement>(null);
  /** Where the keyboard goes on once a row is gone. */
  const [next, setNext] = useState<string>();
  useEffect(() => {
    if (next === undefined) return;
    buttonsOf(rowOf(list.current, next))[0]?.focus();
    setNext(undefined);
  }, [next]);

  function take(entry: AgendaEntry, place: Opening): void {
    setGiven((all) => [...all, place]);
    const index = rows.findIndex(({ id }) => id === entry.id);
    onMove?.(entry, place);
    setNext((rows[index + 1] ?? rows[index - 1])?.id);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const from = event.target instanceof HTMLElement ? event.target : undefined;
    const row = from?.closest<HTMLElement>('[data-row]');
    if (!row || !from?.matches('[data-opening]')) return;
    const own = buttonsOf(row);
    const at = own.indexOf(from);
    const targets: Readonly<Record<string, HTMLElement | undefined>> = {
      ArrowLeft: own[at - 1],
      ArrowRight: own[at + 1],
      ArrowUp: inRow(row.previousElementSibling, at),
      ArrowDown: inRow(row.nextElementSibling, at),
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    target.focus();
  }

  return (
    <>
      <p className="mb-2 text-sm text-ink-muted print:hidden">
        {t(onMove ? 'help' : 'helpCannotMove')}
      </p>
      {proposals.isLoadingError && (
        <LoadError
          title={t('openingsFailed')}
          error={proposals.error}
          onRetry={() => void proposals.refetch()}
          retrying={proposals.isFetching}
        />
      )}
      {people.isLoadingError && (
        <LoadError
          title={t('phonesFailed')}
          error={people.error}
          onRetry={() => void people.refetch()}
          retrying={people.isFetching}
        />
      )}
      <ul
        ref={list}
        onKeyDown={onKeyDown}
        aria-label={t('list')}
        className="divide-y divide-line rounded-md border border-line bg-surface"
      >
        {rows.map((entry) => (
          <RelocateRow
            key={entry.id}
            entry={entry}
            person={people.data?.find(({ appointmentId }) => appointmentId === entry.id)}
            isPersonPending={people.isPending}
            proposals={withoutGiven(proposals.data?.[entry.id], given)}
            isPending={proposals.isPending}
            words={words}
            timezone={timezone}
            onTake={onMove && ((place) => take(entry, place))}
          />
        ))}
      </ul>
    </>
  );
}

function withoutGiven(
  proposals: Proposals | undefined,
  given: readonly Opening[],
): Proposals | undefined {
  const isFree = (opening: Opening) =>
    !given.some(
      (other) =>
        other.date === opening.date &&
        other.doctorId === opening.doctorId &&
        overlaps(other, opening),
    );
  return (
    proposals && { own: proposals.own.filter(isFree), others: proposals.others.filter(isFree) }
  );
}

function rowOf(list: HTMLElement | null, id: string): Element | undefined {
  return list?.querySelector(`[data-row="${CSS.escape(id)}"]`) ?? undefined;
}

function buttonsOf(row: Element | null | undefined): HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>('[data-opening]') ?? [])];
}

/** The same place in another row, or its last where it has fewer. */
function inRow(row: Element | null, at: number): HTMLElement | undefined {
  const buttons = buttonsOf(row);
  return buttons[Math.min(at, buttons.length - 1)];
}

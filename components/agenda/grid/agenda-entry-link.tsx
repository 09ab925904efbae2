import { memo } from 'react';
import { cx } from '@/components/ui/cx';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import type { Lane } from '@/lib/agenda/rules/lanes';
import type { Span } from '@/lib/kit/dates/span';
import { laneClass, linesOf, spanClass } from './span-class';

interface AgendaEntryLinkProps {
  entry: AgendaEntry;
  /** The part of the day that it takes. */
  span: Span;
  lane: Lane;
  href: string;
  isSelected: boolean;
  /** In hand: it is shown where it would go, too. */
  isHeld: boolean;
  /** When it begins, as people write it. */
  time: string;
  /** Said of every status but "confirmed", and of a patient who is in the house. */
  statusWord: string | undefined;
  /** Who is coming, or in what words nobody told. */
  who: string;
}

const STATUS_CLASS: Readonly<Record<string, string>> = {
  confirmed: '',
  completed: 'entry-completed',
  canceled: 'entry-canceled',
  no_show: 'entry-no-show',
};

/**
 * One appointment. As few nodes as can be, for a day has thousands; rendered again only when it
 * changes itself.
 */
export const AgendaEntryLink = memo(function AgendaEntryLink({
  entry,
  span,
  lane,
  href,
  isSelected,
  isHeld,
  time,
  statusWord,
  who,
}: AgendaEntryLinkProps) {
  const lines = linesOf(span);
  const clock = clockOf(time);
  const name = lines === 1 ? surnameFirst(entry, who) : who;
  return (
    <a
      href={href}
      data-entry={entry.id}
      tabIndex={-1}
      {...(isSelected ? { 'aria-current': 'true' as const } : {})}
      className={cx(
        'entry',
        STATUS_CLASS[entry.status] ?? 'entry-other',
        isHeld && 'entry-held',
        spanClass(span),
        laneClass(lane),
        `lines-${lines}`,
      )}
    >
      <time>
        {clock}
        <b>{time.slice(clock.length)}</b>
      </time>{' '}
      {entry.call === 'confirmed' && '✓ '}
      {entry.status === 'canceled' ? <s>{name}</s> : name}
      <span>
        {' '}
        {statusWord && <i>{statusWord}</i>}
        {entry.series && ` · ${entry.series.number}/${entry.series.count}`}
        {entry.procedure && ` · ${entry.procedure}`}
      </span>
    </a>
  );
}, same);

/** The surname tells most where one line is cut. */
function surnameFirst({ patient, surname }: AgendaEntry, who: string): string {
  if (!patient || !surname || !patient.endsWith(surname)) return who;
  return `${surname}, ${patient.slice(0, -surname.length).trim()}`;
}

/** Without its half of the day, which the scale shows and only listeners are told. */
function clockOf(time: string): string {
  return time.replace(/\s.*$/, '');
}

/** The objects are made anew with every change of the day; what they say is compared. */
function same(before: AgendaEntryLinkProps, after: AgendaEntryLinkProps): boolean {
  return (
    before.href === after.href &&
    before.isSelected === after.isSelected &&
    before.isHeld === after.isHeld &&
    before.time === after.time &&
    before.who === after.who &&
    before.statusWord === after.statusWord &&
    before.lane.lane === after.lane.lane &&
    before.lane.of === after.lane.of &&
    before.lane.wide === after.lane.wide &&
    before.span.from === after.span.from &&
    before.span.to === after.span.to &&
    before.entry.status === after.entry.status &&
    before.entry.call === after.entry.call &&
    before.entry.procedure === after.entry.procedure &&
    before.entry.series?.number === after.entry.series?.number
  );
}

'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { BookingWords } from '@/components/agenda/booking/use-booking-words';
import { useEntryWords } from '@/components/agenda/use-entry-words';
import { PhoneLink } from '@/components/phone-link';
import { Link } from '@/components/ui/buttons/link';
import { Skeleton } from '@/components/ui/states/skeleton';
import type { StrandedPerson } from '@/lib/agenda/out/stranded';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import type { Opening } from '@/lib/agenda/rules/openings';
import type { Proposals } from '@/lib/agenda/rules/proposals';
import { agendaHref } from '@/lib/agenda/shared/agenda-view';
import { dateFormat } from '@/lib/kit/dates/date-format';
import { timeOf } from '@/lib/kit/dates/span';
import { formatTimes } from '@/lib/kit/dates/time-format';
import { CallOutcomeSelect } from './call-outcome-select';

interface RelocateRowProps {
  entry: AgendaEntry;
  /** Absent while it is loaded, or where it could not be. */
  person: StrandedPerson | undefined;
  isPersonPending: boolean;
  proposals: Proposals | undefined;
  isPending: boolean;
  words: BookingWords;
  timezone: string;
  onTake: ((opening: Opening) => void) | undefined;
}

/** Who is to be called, and the hours to offer. */
export function RelocateRow({
  entry,
  person,
  isPersonPending,
  proposals,
  isPending,
  words,
  timezone,
  onTake,
}: RelocateRowProps) {
  const t = useTranslations('out.relocate');
  const locale = useLocale();
  const { who } = useEntryWords();
  const name = who(entry);
  return (
    <li
      data-row={entry.id}
      className="grid gap-x-4 gap-y-2 px-4 py-3 break-inside-avoid lg:grid-cols-[minmax(0,14rem)_11rem_minmax(0,1fr)]"
    >
      <div className="min-w-0 wrap-anywhere">
        <p className="tabular font-semibold">{formatTimes(entry, locale)}</p>
        <p>
          <Link
            href={`/patients/${entry.patientId}`}
            className="underline-offset-2 hover:underline"
          >
            {name}
          </Link>
        </p>
        <p className="text-sm text-ink-muted">{entry.procedure}</p>
      </div>
      <div className="min-w-0">
        <p className="tabular mb-1">
          {person?.phone !== undefined && <PhoneLink phone={person.phone} />}
          {person?.phone === undefined && (
            <span className="text-ink-muted">
              {t(isPersonPending ? 'phoneLoading' : isUnread(person) ? 'phoneFailed' : 'noPhone')}
            </span>
          )}
        </p>
        {person && (
          <CallOutcomeSelect entry={entry} person={person} name={name} timezone={timezone} />
        )}
      </div>
      <div className="min-w-0 space-y-2">
        {isPending && <Skeleton className="h-9" />}
        {proposals &&
          (['own', 'others'] as const).map((kind) => (
            <Offered
              key={kind}
              title={t(kind)}
              entry={entry}
              name={name}
              openings={proposals[kind]}
              words={words}
              onTake={onTake}
            />
          ))}
        {proposals && proposals.own.length + proposals.others.length === 0 && (
          <p className="text-sm text-ink-muted">{t('noOpenings')}</p>
        )}
        {/* On paper the new hour is written by hand. */}
        <p className="hidden border border-line-strong px-2 py-1 text-sm print:block">
          {t('newHour')}
        </p>
      </div>
    </li>
  );
}

function isUnread(person: StrandedPerson | undefined): boolean {
  return person === undefined || person.isUnread === true;
}

/** `jue 3 dic`: there are many of them. */
function shortDay(date: string, locale: string): string {
  return dateFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
}

interface OfferedProps {
  title: string;
  entry: AgendaEntry;
  name: string;
  openings: readonly Opening[];
  words: BookingWords;
  onTake: ((opening: Opening) => void) | undefined;
}

const OPENING =
  'tabular inline-flex min-h-9 touch:min-h-11 max-w-full items-center rounded-md border border-line-strong/55 bg-surface px-2.5 py-1 text-left text-sm text-ink no-underline wrap-anywhere hover:border-line-strong hover:bg-hover print:min-h-0 print:py-0';

function Offered({ title, entry, name, openings, words, onTake }: OfferedProps) {
  const t = useTranslations('out.relocate');
  const locale = useLocale();
  if (openings.length === 0) return null;
  return (
    <div className="flex gap-1.5 max-sm:flex-col">
      <span className="w-36 shrink-0 py-2 text-sm text-ink-muted max-sm:py-0">{title}</span>
      <div className="flex min-w-0 flex-1 flex-wrap gap-1.5">
        {openings.map((opening, index) => {
          const { date, from, doctorId, locationId } = opening;
          const text = [
            t('opening', { day: shortDay(date, locale), time: words.time(from) }),
            doctorId !== entry.doctorId && words.doctor(doctorId),
            locationId !== entry.locationId && words.location(locationId),
          ]
            .filter(Boolean)
            .join(' · ');
          // By its place: one that is read again with another hour keeps the focus.
          const key = `opening ${index}`;
          if (onTake) {
            return (
              <button
                key={key}
                type="button"
                data-opening=""
                aria-label={t('moveTo', { opening: text, name })}
                onClick={() => onTake(opening)}
                className={OPENING}
              >
                {text}
              </button>
            );
          }
          const { patientId, to, from: start } = entry;
          const booking = {
            time: timeOf(from),
            duration: to - start,
            doctorId,
            locationId,
            patientId,
          };
          return (
            <Link
              key={key}
              data-opening=""
              href={agendaHref({ date, booking })}
              className={OPENING}
            >
              {text}
            </Link>
          );
        })}
      </div>
    </div>
  );
}

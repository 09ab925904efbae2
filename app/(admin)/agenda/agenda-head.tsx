'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { OutOpener } from '@/components/agenda/out/out-opener';
import { ViewLink } from '@/components/agenda/view-link';
import { buttonClass } from '@/components/ui/buttons/button-class';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { PrintButton } from '@/components/ui/buttons/print-button';
import { Icon } from '@/components/ui/icon';
import { PageHeader } from '@/components/ui/page-header';
import { type ColumnFilters, filterEntries } from '@/lib/agenda/rules/agenda-columns';
import { type AgendaEntry, takesTime } from '@/lib/agenda/rules/agenda-entry';
import { type AgendaView, daySheetHref } from '@/lib/agenda/shared/agenda-view';
import { dayTitle } from '@/lib/agenda/shared/day-title';
import { dateFormat } from '@/lib/kit/dates/date-format';
import { formatDate } from '@/lib/kit/dates/dates';
import { holidayOn } from '@/lib/kit/dates/holidays';

interface AgendaHeadProps {
  view: AgendaView;
  dates: readonly string[];
  /** All of the days, `undefined` while they are not loaded: then nothing is counted. */
  entries: readonly AgendaEntry[] | undefined;
  filters: ColumnFilters;
  /** Whose week it is. */
  doctor: string | undefined;
  /** Absent where the person may not book. */
  bookHref: string | undefined;
  onBook: () => void;
  /** Opens who is not there; absent where the person may not. */
  onOut: (() => void) | undefined;
}

/** Which day this is, how full, and the way to a new appointment. */
export function AgendaHead({
  view,
  dates,
  entries,
  filters,
  doctor,
  bookHref,
  onBook,
  onOut,
}: AgendaHeadProps) {
  const t = useTranslations('agenda');
  const app = useTranslations('app');
  const locale = useLocale();
  const holiday = view.view === 'week' ? undefined : holidayOn(view.date);
  const all = entries && numbersOf(entries);
  const shown = entries && numbersOf(filterEntries(entries, filters));
  // Where filters hide something, each number says how much of it is seen.
  const isNarrowed = all?.taking !== shown?.taking || all?.canceled !== shown?.canceled;
  const facts = [
    doctor,
    all && t(isNarrowed ? 'totalSeen' : 'total', { count: all.taking, seen: shown?.taking ?? 0 }),
    all &&
      all.canceled > 0 &&
      t(isNarrowed ? 'canceledSeen' : 'canceledCount', {
        count: all.canceled,
        seen: shown?.canceled ?? 0,
      }),
  ].filter(Boolean);
  const title = sentence(titleOf(view, dates, locale));
  useSaidTitle(`${dayTitle(view, locale)} · ${t('title')} · ${app('name')}`);
  const said = useSaidOnce(
    `${view.view} ${dates.join(' ')}`,
    all && [t(`views.${view.view}`), title, ...facts].join('. '),
  );
  return (
    <PageHeader
      title={title}
      facts={
        <span className="flex flex-wrap items-center gap-x-2">
          <span>{facts.join(' · ')}</span>
          <span role="status" className="sr-only">
            {said}
          </span>
          {holiday && (
            <span className="rounded-sm bg-danger-soft px-1.5 text-sm text-danger">
              {t('holiday', { name: t(`holidays.${holiday}`) })}
            </span>
          )}
        </span>
      }
      actions={
        <>
          {onOut && <OutOpener onOpen={onOut} />}
          {view.view === 'week' ? (
            <PrintButton variant="quiet" className="max-sm:hidden">
              {t('print')}
            </PrintButton>
          ) : (
            <LinkButton
              href={daySheetHref(view)}
              icon="print"
              variant="quiet"
              className="max-sm:hidden"
            >
              {t('print')}
            </LinkButton>
          )}
          {bookHref !== undefined && (
            <ViewLink
              href={bookHref}
              onGo={onBook}
              data-shortcut="new"
              className={buttonClass('primary', 'medium')}
            >
              <Icon name="add" />
              {t('book')}
            </ViewLink>
          )}
        </>
      }
    />
  );
}

/** The day in the title of the tab: a change of view or day loads no page. */
function useSaidTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** What is read out when another view is shown, once it is loaded; what changes in it later is not. */
function useSaidOnce(view: string, words: string | undefined): string {
  const [said, setSaid] = useState({ view, words: '' });
  if (said.view !== view && words !== undefined) setSaid({ view, words });
  return said.words;
}

/** Those that take place, and those that do not. */
function numbersOf(entries: readonly AgendaEntry[]) {
  const taking = entries.filter(takesTime).length;
  return { taking, canceled: entries.length - taking };
}

function titleOf({ view, date }: AgendaView, dates: readonly string[], locale: string): string {
  const [first] = dates;
  const last = dates.at(-1);
  if (view !== 'week' || first === undefined || last === undefined) {
    return formatDate(date, locale, 'full');
  }
  const format = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const at = (day: string) => new Date(`${day}T00:00:00Z`);
  return format.formatRange(at(first), at(last)).replace(/[\u2009\u202f]/g, ' ');
}

function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

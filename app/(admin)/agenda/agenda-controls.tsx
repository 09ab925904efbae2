'use client';

import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { AgendaFilters } from '@/components/agenda/agenda-filters';
import { AgendaToolbar, type AgendaWay } from '@/components/agenda/agenda-toolbar';
import { FilterChips } from '@/components/agenda/filter-chips';
import { MiniMonth } from '@/components/agenda/mini-month';
import { OwnDeskButton } from '@/components/agenda/own-desk/own-desk-button';
import type { DirectoryNames } from '@/components/agenda/use-directory-names';
import { TypedSelect } from '@/components/form/inputs/typed-select';
import { Icon } from '@/components/ui/icon';
import { Popover } from '@/components/ui/overlays/popover';
import type { AgendaView } from '@/lib/agenda/shared/agenda-view';
import type { Directory } from '@/lib/agenda/shared/directory';
import type { OwnDesk } from '@/lib/agenda/shared/own-desk';
import { addDays } from '@/lib/kit/dates/clinic-time';
import { unfiltered, weekOfAnother } from './agenda-changes';
import type { ChangesOf } from './use-agenda-view';
import { useFilterChips } from './use-filter-chips';

interface AgendaControlsProps {
  view: AgendaView;
  today: string;
  ownDesk: OwnDesk;
  directory: Directory | undefined;
  names: DirectoryNames;
  /** Whose week it is. */
  doctorId: string | undefined;
  /** Around the button of the filters. */
  filters: RefObject<HTMLDivElement | null>;
  hrefOf: (changes: Partial<AgendaView>) => string;
  onGo: (href: string) => void;
  onChange: (changesOf: ChangesOf) => void;
  /** The last filter was taken away by its own name, which is gone with it. */
  onNoneLeft: () => void;
  /** Follows the way to the view without filters. */
  onClear: (href: string) => void;
}

/** Which days are shown, how, and of whom. */
export function AgendaControls({
  view,
  today,
  ownDesk,
  directory,
  names,
  doctorId,
  filters,
  hrefOf,
  onGo,
  onChange,
  onNoneLeft,
  onClear,
}: AgendaControlsProps) {
  const t = useTranslations('agenda');
  const isWeek = view.view === 'week';
  const chips = useFilterChips({ view, hrefOf, change: onChange }, names);
  const clearHref = hrefOf(unfiltered(view));
  const doctors = directory?.doctors.filter(({ active }) => active) ?? [];
  return (
    <AgendaToolbar
      view={view.view}
      isToday={view.date === today}
      hrefOf={(way) => hrefOf(changesTo(way, today)(view))}
      // Several may be pressed before the first is drawn.
      onGo={(way) => onChange(changesTo(way, today))}
    >
      <Popover
        label={t('jump')}
        trigger={<Icon name="today" />}
        triggerClassName="h-9 w-9 border border-line-strong/55"
      >
        <MiniMonth date={view.date} today={today} hrefOf={(date) => hrefOf({ date })} onGo={onGo} />
      </Popover>
      {isWeek && doctorId !== undefined && (
        <TypedSelect
          aria-label={t('doctor')}
          value={doctorId}
          className="min-w-56"
          onChoose={(chosen) => onGo(hrefOf(weekOfAnother(view, chosen)))}
        >
          {doctors.every(({ id }) => id !== doctorId) && (
            <option value={doctorId}>{doctorId}</option>
          )}
          {doctors.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </TypedSelect>
      )}
      <div ref={filters} className="contents">
        <AgendaFilters
          values={view}
          count={chips.length}
          doctors={isWeek ? [] : doctors}
          locations={directory?.locations ?? []}
          onChange={onChange}
          onClear={() => onClear(clearHref)}
        >
          <OwnDeskButton chosen={view} own={ownDesk} />
        </AgendaFilters>
        <FilterChips
          chips={chips}
          clearHref={clearHref}
          onClear={onClear}
          onNoneLeft={onNoneLeft}
        />
      </div>
    </AgendaToolbar>
  );
}

function changesTo(way: AgendaWay, today: string): ChangesOf {
  if (way === 'today') return () => ({ date: today });
  if (way === 'previous') return ({ date, view }) => ({ date: addDays(date, -stepOf(view)) });
  if (way === 'next') return ({ date, view }) => ({ date: addDays(date, stepOf(view)) });
  return ({ booking, weekOf }) => ({ view: way, weekOf: booking?.doctorId ?? weekOf });
}

/** Days from one view to the next. */
function stepOf(view: AgendaView['view']): number {
  return view === 'week' ? 7 : 1;
}

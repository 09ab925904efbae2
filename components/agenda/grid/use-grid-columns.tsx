import { useLocale } from 'next-intl';
import { useMemo } from 'react';
import {
  type AgendaColumn,
  type ColumnFilters,
  countIn,
  dayColumns,
  weekColumns,
} from '@/lib/agenda/rules/agenda-columns';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { outOn, strandedBy } from '@/lib/agenda/rules/blocks';
import { doctorHue } from '@/lib/agenda/rules/doctor-hue';
import type { Directory } from '@/lib/agenda/shared/directory';
import { relocateHref } from '@/lib/agenda/shared/relocate-href';
import type { ClinicMoment } from '@/lib/kit/dates/clinic-time';
import { formatDate } from '@/lib/kit/dates/dates';
import type { GridColumn } from './agenda-grid';
import { DateHead, DoctorHead } from './column-head';

interface GridColumnsInput {
  dates: readonly string[];
  /** Of a week: whose it is. */
  doctorId: string | undefined;
  entries: readonly AgendaEntry[] | undefined;
  directory: Directory | undefined;
  filters: ColumnFilters;
  weekHref: (doctorId: string, date: string) => string;
  dayHref: (date: string) => string;
  onGo: (href: string) => void;
  now: ClinicMoment;
  /** Opens what is recorded of who is not there; absent where the person may not. */
  onOut?: ((column: Pick<AgendaColumn, 'doctorId' | 'date'>) => void) | undefined;
}

/** The columns of a view with what stands above them. */
export function useGridColumns({
  dates,
  doctorId,
  entries = NONE,
  directory,
  filters: { doctors, locations, statuses },
  weekHref,
  dayHref,
  onGo,
  now,
  onOut,
}: GridColumnsInput): GridColumn[] {
  const locale = useLocale();
  const asked = [dates.join(), doctors.join(), locations.join()].join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` says what the lists say.
  const columns = useMemo((): AgendaColumn[] => {
    const filters = { doctors, locations, statuses };
    const weekOf = (id: string) => {
      const week = directory?.weeks[id];
      return typeof week === 'object' ? week : undefined;
    };
    const known = { entries, weekOf };
    if (doctorId !== undefined) return weekColumns(dates, doctorId, known, filters);
    const active = directory?.doctors.filter((doctor) => doctor.active).map(({ id }) => id) ?? [];
    return dayColumns(dates[0] ?? '', active, known, filters);
  }, [asked, doctorId, statuses, entries, directory]);

  return columns.map((column) => {
    const doctor = directory?.doctors.find(({ id }) => id === column.doctorId);
    const name = doctor?.name ?? column.doctorId;
    const isWeek = doctorId !== undefined;
    const counted = countIn(column, entries);
    const at = new Set(column.day?.hours.map(({ locationId }) => locationId));
    const places =
      directory?.locations.filter(({ id }) => at.has(id)).map((each) => each.name) ?? [];
    const out = outOn(directory?.blocks ?? [], directory?.weeks[column.doctorId], column);
    const left = strandedBy(out, entries, { ...column, now }).length;
    const ofOut = {
      out,
      stranded: onOut && { count: left, href: relocateHref(column.doctorId, column.date) },
      onOut: onOut && (() => onOut(column)),
    };
    return {
      ...column,
      out,
      counted,
      name: isWeek ? formatDate(column.date, locale, 'full') : name,
      hue: doctorHue(doctor?.color),
      head: isWeek ? (
        <DateHead
          date={column.date}
          isToday={column.date === now.date}
          places={places}
          href={dayHref(column.date)}
          onGo={onGo}
          {...ofOut}
        />
      ) : (
        <DoctorHead
          name={name}
          {...counted}
          hue={doctorHue(doctor?.color)}
          places={places}
          week={directory?.weeks[column.doctorId]}
          href={weekHref(column.doctorId, column.date)}
          onGo={onGo}
          {...ofOut}
        />
      ),
    };
  });
}

const NONE: readonly AgendaEntry[] = [];

'use client';

import type { StandardSchemaV1 } from '@standard-schema/spec';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useFieldState } from '@/components/form/fields';
import { FormDialog } from '@/components/form/form-dialog';
import { DateInput } from '@/components/form/inputs/date-input';
import { TimeInput } from '@/components/form/inputs/time-input';
import { useChangeForm } from '@/components/form/use-change-form';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/field';
import { News } from '@/components/ui/news';
import { useToast } from '@/components/ui/overlays/toast';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import type { SeriesPlace } from '@/lib/agenda/rules/desk-notes';
import { type SeriesShift, type SeriesShifted, seriesHandlers } from '@/lib/agenda/series/handlers';
import { OPENINGS, VISITS } from '@/lib/agenda/shared/appointment-queries';
import { useOwnChange } from '@/lib/changes/use-change';
import { daysBetween } from '@/lib/kit/dates/clinic-time';
import { parseDate } from '@/lib/kit/dates/dates';
import { timeOf } from '@/lib/kit/dates/span';
import { readVisitTime } from '@/lib/kit/dates/typed-time';
import { minutesOf } from '@/lib/kit/schedule';
import { callOwn } from '@/lib/queries/call-own';

const SHIFT = {
  id: 'series.shift',
  /** Its key is the id of the move: nothing is moved twice. */
  call: (shift: Omit<SeriesShift, 'id'>, key: string) =>
    callOwn(seriesHandlers.shift, { body: { ...shift, id: key } }),
};

interface ShiftProps {
  entry: AgendaEntry;
  series: SeriesPlace;
}

/** Moves an appointment of a series and those after it by as much. */
export function ShiftSeriesButton(props: ShiftProps) {
  const t = useTranslations('series');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className="justify-self-start" onClick={() => setOpen(true)}>
        {t('shift.button')}
      </Button>
      {isOpen && <ShiftDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

interface ShiftValues {
  readonly date: string;
  readonly time: string;
}

type Moved = Pick<SeriesShift, 'days' | 'minutes'>;

function ShiftDialog({ entry, series, onClose }: ShiftProps & { onClose: () => void }) {
  const t = useTranslations('series');
  const toast = useToast();
  const [begun] = useState(entry);
  const change = useOwnChange<Omit<SeriesShift, 'id'>, SeriesShifted>(SHIFT, {
    shown: ['agenda', OPENINGS, VISITS],
    scope: series.id,
    onMade({ moved, failed }) {
      if (failed.length > 0) return;
      toast({ message: t('shift.done', { count: moved }) });
      onClose();
    },
  });
  const failed = change.output?.failed ?? [];
  const isOver = failed.length > 0;
  const form = useChangeForm<ShiftValues, Moved, Omit<SeriesShift, 'id'>, SeriesShifted>({
    schema: shiftForm(begun),
    values: { date: begun.date, time: timeOf(begun.from) },
    change,
    toInput: (moved) => ({ seriesId: series.id, from: series.number, ...moved }),
  });
  return (
    <FormDialog
      form={form}
      title={t('shift.button')}
      submit={t('shift.submit')}
      isOver={isOver}
      words={{
        label: (name) => t(`shift.${name as keyof ShiftValues}`),
        error: (_, code) => t(`shift.errors.${code as 'date' | 'time' | 'same' | 'refused'}`),
      }}
      onClose={onClose}
    >
      {isOver ? (
        <News tone="attention">
          {t('shift.some', { count: change.output?.moved ?? 0, numbers: failed.join(', ') })}
        </News>
      ) : (
        <>
          <p>{t('shift.explain', { ...series })}</p>
          <ShiftFields />
        </>
      )}
    </FormDialog>
  );
}

function ShiftFields() {
  const date = useController<ShiftValues, 'date'>({ name: 'date' }).field;
  const time = useController<ShiftValues, 'time'>({ name: 'time' }).field;
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field {...useFieldState('date')}>
        {(control) => (
          <DateInput
            control={control}
            name="date"
            value={date.value}
            onChange={date.onChange}
            onSettle={date.onBlur}
            min="1900-01-01"
            max="2199-12-31"
          />
        )}
      </Field>
      <Field {...useFieldState('time')}>
        {(control) => (
          <TimeInput
            control={control}
            name="time"
            value={time.value}
            read={readVisitTime}
            onBlur={time.onBlur}
            onChange={time.onChange}
          />
        )}
      </Field>
    </div>
  );
}

/** How far the new hour is from the one the appointment has. */
function shiftForm({ date: before, from }: AgendaEntry): StandardSchemaV1<ShiftValues, Moved> {
  return {
    '~standard': {
      version: 1,
      vendor: 'clinic-admin',
      validate(typed) {
        const { date, time } = typed as ShiftValues;
        const minute = minutesOf(time);
        if (parseDate(date) === null || Math.abs(daysBetween(before, date)) > 366) {
          return { issues: [{ path: ['date'], message: 'date' }] };
        }
        if (minute === null) return { issues: [{ path: ['time'], message: 'time' }] };
        const moved = { days: daysBetween(before, date), minutes: minute - from };
        const isSame = moved.days === 0 && moved.minutes === 0;
        return isSame ? { issues: [{ path: ['date'], message: 'same' }] } : { value: moved };
      },
    },
  };
}

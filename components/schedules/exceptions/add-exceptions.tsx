'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { DateInput } from '@/components/form/inputs/date-input';
import { isAbsenceTyped, type ScheduleValues } from '@/components/schedules/schedule-form';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/field';
import { addDays } from '@/lib/kit/dates/clinic-time';
import { datesOfRange, type RangeProblem } from '@/lib/kit/dates/exception-dates';

interface AddExceptionsProps {
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  /** Those there are. */
  listed: readonly string[];
  onAdd: (dates: readonly string[]) => void;
}

/** One day, or all from one to another. They are fields of the schedule's form, which leads back to them. */
export function AddExceptions({ today, listed, onAdd }: AddExceptionsProps) {
  const t = useTranslations('schedules.exceptions');
  const { watch, getValues, setValue, setError, clearErrors, formState } =
    useFormContext<ScheduleValues>();
  const [from, to] = watch(['exceptionFrom', 'exceptionTo']);
  const first = useRef<HTMLInputElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const last = addDays(today, 3 * 366);
  // That it is not added yet is said above the form, and below the field as its help.
  const code = formState.errors.exceptionFrom?.message;
  const problem = code === 'addFirst' ? undefined : (code as RangeProblem | undefined);

  /** What is told stays until something else is typed: telling it moves the focus, too. */
  const type = (name: 'exceptionFrom' | 'exceptionTo') => (value: string) => {
    setValue(name, value);
    if (problem || !isAbsenceTyped(getValues())) clearErrors('exceptionFrom');
  };

  function add(): void {
    const typed = getValues();
    const dates = datesOfRange(typed.exceptionFrom, typed.exceptionTo, today, listed);
    if (typeof dates === 'string') {
      // With its words there, so that they too come into view.
      flushSync(() => setError('exceptionFrom', { type: 'range', message: dates }));
      first.current?.focus();
      fields.current?.scrollIntoView({ block: 'nearest' });
      return;
    }
    onAdd(dates);
    setValue('exceptionFrom', '');
    setValue('exceptionTo', '');
    clearErrors('exceptionFrom');
    first.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter here adds the day, it saves nothing.
    <div
      ref={fields}
      // Clear of the bar that saves, which on a telephone stands on another one.
      className="flex scroll-mb-2 flex-wrap items-start gap-2 max-md:scroll-mb-20"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        if (event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        add();
      }}
    >
      <Field
        label={t('from')}
        className="w-40 max-sm:w-full"
        help={from !== '' || to !== '' ? t('notAdded') : undefined}
        error={problem && t(`problems.${problem}`)}
      >
        {(control) => (
          <DateInput
            control={control}
            name="exceptionFrom"
            ref={(field) => {
              first.current = field;
            }}
            value={from}
            onChange={type('exceptionFrom')}
            min={today}
            max={last}
          />
        )}
      </Field>
      <Field label={t('to')} note={t('toNote')} className="w-44 max-sm:w-full">
        {(control) => (
          <DateInput
            control={control}
            name="exceptionTo"
            value={to}
            onChange={type('exceptionTo')}
            min={from || today}
            max={last}
          />
        )}
      </Field>
      <Button icon="add" onClick={add} className="sm:mt-6">
        {t('add')}
      </Button>
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DateInput } from '@/components/form/date-input';
import { useUnsavedGuard } from '@/components/form/use-unsaved-guard';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { addDays } from '@/lib/rules/clinic-time';
import { datesOfRange, type RangeProblem } from './exception-dates';

interface AddExceptionsProps {
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  /** Those there are. */
  listed: readonly string[];
  onAdd: (dates: readonly string[]) => void;
  /** Told whether something is typed that was not added. */
  onTyped: (isTyped: boolean) => void;
}

/** One day, or all from one to another. */
export function AddExceptions({ today, listed, onAdd, onTyped }: AddExceptionsProps) {
  const t = useTranslations('schedules.exceptions');
  const common = useTranslations('common');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [problem, setProblem] = useState<RangeProblem>();
  const first = useRef<HTMLInputElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const last = addDays(today, 3 * 366);
  const isTyped = from !== '' || to !== '';
  // What was typed and not added is not saved with the rest.
  useUnsavedGuard(isTyped, common('unsaved'));
  const tell = useEffectEvent(onTyped);
  useEffect(() => tell(isTyped), [isTyped]);

  /** What is told stays until something else is typed: telling it moves the focus, too. */
  const type = (set: (value: string) => void) => (value: string) => {
    setProblem(undefined);
    set(value);
  };

  function add(): void {
    const dates = datesOfRange(from, to, today, listed);
    if (typeof dates === 'string') {
      // With its words there, so that they too come into view.
      flushSync(() => setProblem(dates));
      first.current?.focus();
      fields.current?.scrollIntoView({ block: 'nearest' });
      return;
    }
    onAdd(dates);
    setProblem(undefined);
    setFrom('');
    setTo('');
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
        event.preventDefault();
        add();
      }}
    >
      <Field
        label={t('from')}
        className="w-40 max-sm:w-full"
        help={isTyped ? t('notAdded') : undefined}
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
            onChange={type(setFrom)}
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
            ref={() => undefined}
            value={to}
            onChange={type(setTo)}
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

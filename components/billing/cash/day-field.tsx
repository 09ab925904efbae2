'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DateInput } from '@/components/form/inputs/date-input';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { Field } from '@/components/ui/field';
import { cashDayHref } from '@/lib/billing/cash/cash-view';
import { addDays } from '@/lib/kit/dates/clinic-time';
import { parseDate } from '@/lib/kit/dates/dates';

interface DayFieldProps {
  /** `YYYY-MM-DD`, of the clinic. */
  day: string;
  today: string;
}

/** Which day is shown; any is gone to by typing it. */
export function DayField({ day, today }: DayFieldProps) {
  const t = useTranslations('cash.all');
  const dates = useTranslations('common.date.errors');
  const router = useRouter();
  const [typed, setTyped] = useState(day);
  const [isWrong, setWrong] = useState(false);

  function show(): void {
    const isDate = parseDate(typed) !== null;
    setWrong(!isDate);
    if (isDate && typed !== day) router.push(cashDayHref(typed));
  }

  return (
    <div className="mb-4 flex flex-wrap items-end gap-2 print:hidden">
      <Field label={t('date')} error={isWrong ? dates('date') : undefined} className="w-48">
        {(control) => (
          <DateInput
            control={control}
            name="date"
            value={typed}
            min="2000-01-01"
            max={today}
            onChange={setTyped}
            onSettle={show}
          />
        )}
      </Field>
      <LinkButton href={cashDayHref(addDays(day, -1))} icon="back" rel="prev">
        {t('previous')}
      </LinkButton>
      {day < today && (
        <LinkButton href={cashDayHref(addDays(day, 1))} icon="forward" rel="next">
          {t('next')}
        </LinkButton>
      )}
    </div>
  );
}

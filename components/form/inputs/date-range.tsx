'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { DateInput } from './date-input';
import { useDateRange } from './use-date-range';

interface DateRangeProps {
  /** Both `YYYY-MM-DD`, inclusive; `undefined`: on that side there is no end. */
  from: string | undefined;
  to: string | undefined;
  /** The clinic's date, `YYYY-MM-DD`: nothing is later. */
  today: string;
  labels: { readonly from: string; readonly to: string };
  /** Of whole dates in their order; what is being typed waits, and so does what is no date. */
  onChange: (range: { readonly from: string | undefined; readonly to: string | undefined }) => void;
}

const EARLIEST = '2000-01-01';
const ENDS = ['from', 'to'] as const;

/** From when until when, among the filters of a list. */
export function DateRange({ from, to, today, labels, onChange }: DateRangeProps) {
  const t = useTranslations('common.date.errors');
  const id = useId();
  const { typed, told, type, leave } = useDateRange({ from: from ?? '', to: to ?? '' }, (range) =>
    onChange({ from: range.from || undefined, to: range.to || undefined }),
  );
  return (
    <>
      {ENDS.map((name) => (
        <Field
          key={name}
          label={labels[name]}
          className="w-36 max-sm:w-auto max-sm:grow max-sm:basis-[40%]"
        >
          {(control) => (
            <DateInput
              control={
                told[name]
                  ? { ...control, 'aria-describedby': `${id}-${name}`, 'aria-invalid': true }
                  : control
              }
              name={name}
              value={typed[name]}
              onChange={(value) => type(name, value)}
              onSettle={() => leave(name)}
              min={(name === 'to' && from) || EARLIEST}
              max={(name === 'from' && to) || today}
            />
          )}
        </Field>
      ))}
      {/* On a line of its own: below one field of a row it would push all the others out of line. */}
      <div
        role="alert"
        className="grid basis-full gap-1 text-sm text-danger empty:hidden sm:order-last"
      >
        {ENDS.map(
          (name) =>
            told[name] && (
              <p key={name} id={`${id}-${name}`} className="flex gap-1">
                <Icon name="alert" className="mt-0.5 size-4" />
                {`${labels[name]}: ${t(told[name])}`}
              </p>
            ),
        )}
      </div>
    </>
  );
}

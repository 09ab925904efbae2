'use client';

import { DateInput } from '@/components/form/date-input';
import { Field } from '@/components/ui/field';
import { parseDate } from '@/lib/rules/dates';

interface DateRangeProps {
  /** Both `YYYY-MM-DD`, inclusive; `undefined`: on that side there is no end. */
  from: string | undefined;
  to: string | undefined;
  /** The clinic's date, `YYYY-MM-DD`: nothing is later. */
  today: string;
  labels: { readonly from: string; readonly to: string };
  /** Of what is a date, or empty; what is being typed waits. */
  onChange: (change: {
    readonly from?: string | undefined;
    readonly to?: string | undefined;
  }) => void;
}

const EARLIEST = '2000-01-01';

/** From when until when, among the filters of a list. */
export function DateRange({ from, to, today, labels, onChange }: DateRangeProps) {
  const values = { from, to };
  return (['from', 'to'] as const).map((name) => (
    <Field
      key={name}
      label={labels[name]}
      className="w-36 max-sm:w-auto max-sm:grow max-sm:basis-[40%]"
    >
      {(control) => (
        <DateInput
          control={control}
          name={name}
          value={values[name] ?? ''}
          onChange={(value) => {
            if (value === '') onChange({ [name]: undefined });
            else if (parseDate(value) !== null) onChange({ [name]: value });
          }}
          min={(name === 'to' && from) || EARLIEST}
          max={(name === 'from' && to) || today}
        />
      )}
    </Field>
  ));
}

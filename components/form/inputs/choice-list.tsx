'use client';

import { type Ref, useId } from 'react';
import { PRESS_IN_PLACE } from '@/components/form/press-in-place';
import { cx } from '@/components/ui/cx';
import { useEarlyTicks } from './use-early-typing';

interface ChoiceListProps<Value extends string> {
  legend: string;
  /** Beside it, such as "optional". */
  note?: string | undefined;
  name: string;
  value: Value | undefined;
  choices: readonly {
    readonly value: Value;
    readonly label: string;
    readonly explain?: string;
  }[];
  /** Beside each other, where there is room. */
  isInline?: boolean;
  error?: string | undefined;
  /** The first of them, where the focus goes when one is missing. */
  first?: Ref<HTMLInputElement>;
  onChange: (value: Value) => void;
}

/** One of a few, each of them in sight. */
export function ChoiceList<Value extends string>(props: ChoiceListProps<Value>) {
  const {
    legend,
    note,
    name,
    value: chosen,
    choices,
    isInline = false,
    error,
    first,
    onChange,
  } = props;
  const errorId = useId();
  const watchEarly = useEarlyTicks(
    choices.map(({ value }) => value === chosen),
    (ticked) => {
      const choice = choices[ticked.indexOf(true)];
      if (choice) onChange(choice.value);
    },
  );
  return (
    <fieldset ref={watchEarly} aria-describedby={error === undefined ? undefined : errorId}>
      <legend className="mb-1 font-medium">
        {legend}
        {note && <span className="ml-2 text-sm font-normal text-ink-faint">{note}</span>}
      </legend>
      <div className={cx(isInline && 'grid grid-cols-2 gap-x-4')}>
        {choices.map(({ value, label, explain }, index) => (
          <label
            key={value}
            className="flex min-h-8 items-start gap-2 py-1 touch:min-h-11 touch:items-center"
            onMouseDown={PRESS_IN_PLACE.onMouseDown}
          >
            <input
              ref={index === 0 ? first : undefined}
              type="radio"
              name={name}
              className="mt-0.5 size-4.5 shrink-0 accent-accent touch:mt-0"
              checked={chosen === value}
              onClick={PRESS_IN_PLACE.onClick}
              onChange={() => onChange(value)}
            />
            <span>
              {label}
              {explain && <span className="block text-sm text-ink-muted">{explain}</span>}
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={errorId} className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

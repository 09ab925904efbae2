'use client';

import { useId } from 'react';
import { useEarlyTicks } from '@/components/form/inputs/use-early-typing';
import { Checkbox } from '@/components/ui/checkbox';

interface ChosenFieldProps {
  name: string;
  label: string;
  note: string | undefined;
  error: string | undefined;
  options: readonly { readonly value: string; readonly label: string }[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Any of several, each of them in sight; kept in the order of the options. */
export function ChosenField(props: ChosenFieldProps) {
  const { name, label, note, error, options, chosen, onChange } = props;
  const errorId = useId();
  const choose = (isChosen: (value: string, index: number) => boolean) =>
    onChange(options.map(({ value }) => value).filter(isChosen));
  const watchEarly = useEarlyTicks(
    options.map(({ value }) => chosen.includes(value)),
    (ticked) => choose((_, index) => ticked[index] === true),
  );
  return (
    <fieldset
      ref={watchEarly}
      className="sm:col-span-2"
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend className="mb-1 font-medium">
        {label}
        {note && <span className="ml-2 text-sm font-normal text-ink-faint">{note}</span>}
      </legend>
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-3">
        {options.map((option) => (
          <Checkbox
            key={option.value}
            name={name}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={({ target }) =>
              choose((value) => (value === option.value ? target.checked : chosen.includes(value)))
            }
          />
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

'use client';

import type { ComponentProps } from 'react';
import { Select } from '@/components/ui/select';
import { useEarlyTyping } from './use-early-typing';

interface TypedSelectProps
  extends Omit<ComponentProps<typeof Select>, 'defaultValue' | 'onChange' | 'ref' | 'value'> {
  /** One of the options'. */
  value: string;
  onChoose: (value: string) => void;
}

/** A list whose choice is held by its form, also what was chosen before the page answered. */
export function TypedSelect({ value, onChoose, ...select }: TypedSelectProps) {
  const watchEarly = useEarlyTyping(value, onChoose);
  return (
    <Select
      {...select}
      ref={watchEarly}
      // A browser that fills in what was chosen another time would choose it anew.
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}

'use client';

import type { ComponentProps, Ref } from 'react';
import { Input } from '@/components/ui/input';
import { useEarlyTyping } from './use-early-typing';

interface TypedInputProps extends Omit<ComponentProps<typeof Input>, 'onChange' | 'ref' | 'value'> {
  value: string;
  onType: (text: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A field whose text is held by its form, also what was typed before the page answered. */
export function TypedInput({ value, onType, ref, ...input }: TypedInputProps) {
  const watchEarly = useEarlyTyping(value, onType);
  return (
    <Input
      {...input}
      ref={(field) => {
        watchEarly(field);
        if (typeof ref === 'function') ref(field);
        else if (ref) ref.current = field;
      }}
      autoComplete="off"
      value={value}
      onChange={({ target }) => onType(target.value)}
    />
  );
}

'use client';

import type { ComponentProps } from 'react';
import { cx } from '@/components/ui/cx';
import { CONTROL } from '@/components/ui/input';
import { useEarlyTyping } from './use-early-typing';

interface TypedTextareaProps
  extends Omit<ComponentProps<'textarea'>, 'onChange' | 'ref' | 'value' | 'style'> {
  value: string;
  onType: (text: string) => void;
}

/** As `TypedInput`, of several lines; it grows with its text, where the browser lets it. */
export function TypedTextarea({ value, onType, className, ...rest }: TypedTextareaProps) {
  const watchEarly = useEarlyTyping(value, onType);
  return (
    <textarea
      {...rest}
      ref={watchEarly}
      autoComplete="off"
      value={value}
      onChange={({ target }) => onType(target.value)}
      className={cx(CONTROL, 'field-sizing-content h-auto! max-h-96 min-h-16 py-1.5', className)}
    />
  );
}

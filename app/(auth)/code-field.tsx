'use client';

import { useEffect, useRef } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

interface CodeFieldProps {
  kind: 'totp' | 'recovery';
  label: string;
  help: string;
}

/** A code that is read off a phone or a sheet of paper. Takes the focus, for it is what is next. */
export function CodeField({ kind, label, help }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const shape =
    kind === 'totp'
      ? { inputMode: 'numeric' as const, autoComplete: 'one-time-code' }
      : { autoComplete: 'off' };
  return (
    <Field label={label} help={help}>
      {(control) => (
        <Input
          {...control}
          {...shape}
          // Of either kind, as a whole: what is cut is refused without anybody seeing why.
          maxLength={40}
          ref={input}
          name="code"
          autoCapitalize="none"
          spellCheck={false}
          required
          className="tabular h-10 font-mono tracking-widest"
        />
      )}
    </Field>
  );
}

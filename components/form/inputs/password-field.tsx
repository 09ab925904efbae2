'use client';

import { type ComponentProps, useState } from 'react';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

interface PasswordFieldProps extends Omit<ComponentProps<typeof Input>, 'type' | 'className'> {
  label: string;
  help?: string;
  error?: string | undefined;
  words: { showPassword: string; hidePassword: string };
}

/** A password that can be looked at while it is typed. */
export function PasswordField({ label, help, error, words, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <span className="relative block">
          <Input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            spellCheck={false}
            className="h-10 pr-10 touch:pr-11"
          />
          <IconButton
            icon={shown ? 'hide' : 'show'}
            label={shown ? words.hidePassword : words.showPassword}
            className="absolute top-1 right-1 touch:top-0 touch:right-0"
            onClick={() => setShown(!shown)}
          />
        </span>
      )}
    </Field>
  );
}

'use client';

import { type ComponentProps, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';

interface PasswordInputProps extends Omit<ComponentProps<typeof Input>, 'type' | 'className'> {
  words: { showPassword: string; hidePassword: string };
}

/** A password that can be looked at while it is typed. */
export function PasswordInput({ words, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <span className="relative block">
      <Input
        {...rest}
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        className="h-10 pr-10"
      />
      <IconButton
        icon={shown ? 'hide' : 'show'}
        label={shown ? words.hidePassword : words.showPassword}
        className="absolute top-1 right-1"
        onClick={() => setShown(!shown)}
      />
    </span>
  );
}

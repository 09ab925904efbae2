'use client';

import { type FormEvent, useState } from 'react';
import { PasswordField } from '@/components/form/inputs/password-field';
import { PageForm } from '@/components/form/page-form';
import { sendJson } from '@/components/form/send-json';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { enterApplication } from '@/lib/enter-and-leave';
import { Refusal, useRefusal } from '../refusal';
import { refusalText } from '../refusal-text';
import { SubmitButton } from '../submit-button';
import type { SetupWords } from './words';

type Faults = Partial<Record<'name' | 'password' | 'repeat', string>>;

interface SetupFormProps {
  token: string;
  /** Of whoever has an account already. */
  name: string | undefined;
  /** Characters. */
  minPassword: number;
  words: Omit<SetupWords, 'heads'> & { readonly submit: string };
}

export function SetupForm({ token, name: known, minPassword, words }: SetupFormProps) {
  const [pending, setPending] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const { refused, refuse, forget } = useRefusal();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const element = event.currentTarget;
    const form = new FormData(element);
    const name = String(form.get('name')).trim();
    const password = String(form.get('password'));
    const found: Faults = {
      ...(name === '' ? { name: words.nameRequired } : {}),
      ...([...password].length < minPassword ? { password: words.passwordShort } : {}),
      ...(password === String(form.get('repeat')) ? {} : { repeat: words.repeatDifferent }),
    };
    setFaults(found);
    forget();
    const first = Object.keys(found)[0];
    if (first) {
      const control = element.elements.namedItem(first);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    setPending(true);
    const result = await sendJson('POST', '/api/auth/setup', { token, name, password });
    if (result.ok) return enterApplication('/');
    setPending(false);
    refuse(refusalText(result.problem, words.refusals));
  }

  return (
    <PageForm onSubmit={submit} noValidate className="grid gap-4">
      <Refusal refused={refused} />
      <Field label={words.name} error={faults.name}>
        {(control) => (
          <Input
            {...control}
            name="name"
            defaultValue={known}
            autoComplete="name"
            maxLength={120}
            className="h-10"
          />
        )}
      </Field>
      <PasswordField
        label={words.password}
        help={words.passwordHelp}
        error={faults.password}
        name="password"
        autoComplete="new-password"
        words={words}
      />
      <PasswordField
        label={words.repeat}
        error={faults.repeat}
        name="repeat"
        autoComplete="new-password"
        words={words}
      />
      <SubmitButton pending={pending}>{words.submit}</SubmitButton>
    </PageForm>
  );
}

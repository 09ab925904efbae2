'use client';

import { type FormEvent, useState } from 'react';
import { PageForm } from '@/components/form/page-form';
import { PasswordField } from '@/components/form/password-field';
import { sendJson } from '@/components/form/send-json';
import { wantsSecondFactor } from '@/components/form/wants-second-factor';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Refusal, useRefusal } from '../refusal';
import { refusalText } from '../refusal-text';
import { SubmitButton } from '../submit-button';
import type { SignInWords } from './words';

interface PasswordStepProps {
  words: SignInWords;
  onDone: () => void;
  onSecondFactor: () => void;
}

export function PasswordStep({ words, onDone, onSecondFactor }: PasswordStepProps) {
  const [pending, setPending] = useState(false);
  const { refused, refuse } = useRefusal();

  function refuseWith(text: string) {
    setPending(false);
    refuse(text);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = new FormData(event.currentTarget);
    const email = String(form.get('email')).trim();
    const password = String(form.get('password'));
    if (email === '' || password === '') return refuseWith(words.required);
    if (!/^[^@\s]+@[^@\s]+$/.test(email)) return refuseWith(words.emailShape);
    setPending(true);
    const result = await sendJson('POST', '/api/auth/sign-in', { email, password });
    if (!result.ok) return refuseWith(refusalText(result.problem, words.refusals));
    if (wantsSecondFactor(result.body)) onSecondFactor();
    else onDone();
  }

  return (
    <PageForm onSubmit={submit} noValidate className="grid gap-4">
      <Refusal refused={refused} />
      <Field label={words.email}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            className="h-10"
          />
        )}
      </Field>
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="current-password"
        required
        words={words}
      />
      <SubmitButton pending={pending}>{words.submit}</SubmitButton>
    </PageForm>
  );
}

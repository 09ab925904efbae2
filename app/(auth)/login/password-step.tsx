'use client';

import { type FormEvent, useState } from 'react';
import { PasswordField } from '@/components/form/inputs/password-field';
import { PageForm } from '@/components/form/page-form';
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
  /** Whose password it has to be; asked for where absent. */
  email?: string;
  onDone: () => void;
  onSecondFactor: () => void;
}

export function PasswordStep({ words, email: known, onDone, onSecondFactor }: PasswordStepProps) {
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
      {known === undefined ? (
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
      ) : (
        <>
          <p className="min-w-0 font-medium wrap-anywhere">{known}</p>
          <input type="hidden" name="email" autoComplete="username" value={known} readOnly />
        </>
      )}
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

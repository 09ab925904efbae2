'use client';

import { type FormEvent, useState } from 'react';
import { PasswordField } from '@/components/form/inputs/password-field';
import { PageForm } from '@/components/form/page-form';
import { sendJson } from '@/components/form/send-json';
import { buttonClass } from '@/components/ui/buttons/button-class';
import { Refusal, useRefusal } from '../refusal';
import { refusalText } from '../refusal-text';
import { SubmitButton } from '../submit-button';
import type { Enrolled } from './enrolment';
import type { EnrolmentWords } from './words';

interface StartStepProps {
  email: string;
  isOwed: boolean;
  words: EnrolmentWords;
  onStarted: (enrolled: Enrolled) => void;
}

function readEnrolled(body: unknown): Enrolled | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if (!('totpUri' in body) || typeof body.totpUri !== 'string') return undefined;
  if (!('secret' in body) || typeof body.secret !== 'string') return undefined;
  if (!('recoveryCodes' in body) || !Array.isArray(body.recoveryCodes)) return undefined;
  return {
    totpUri: body.totpUri,
    secret: body.secret,
    recoveryCodes: body.recoveryCodes.filter((code) => typeof code === 'string'),
  };
}

export function StartStep({ email, isOwed, words, onStarted }: StartStepProps) {
  const [pending, setPending] = useState(false);
  const { refused, refuse } = useRefusal();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const password = String(new FormData(event.currentTarget).get('password'));
    setPending(true);
    const result = await sendJson('POST', '/api/account/second-factor/enrol', { password });
    const enrolled = result.ok ? readEnrolled(result.body) : undefined;
    if (enrolled) return onStarted(enrolled);
    const code = result.ok ? 'UNEXPECTED' : result.problem.code;
    // Done in another tab meanwhile.
    if (code === 'ALREADY_ENROLLED') return location.assign('/');
    setPending(false);
    const told = result.ok
      ? words.refusals.unexpected
      : refusalText(result.problem, words.refusals);
    refuse(code === 'INVALID_CREDENTIALS' ? words.passwordWrong : told);
  }

  return (
    <PageForm onSubmit={submit} className="grid gap-4">
      <Refusal refused={refused} />
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={words.password}
        help={words.passwordHelp}
        name="password"
        autoComplete="current-password"
        required
        words={words}
      />
      <SubmitButton pending={pending}>{words.start}</SubmitButton>
      {!isOwed && (
        <a href="/" className={buttonClass('quiet', 'medium')}>
          {words.back}
        </a>
      )}
    </PageForm>
  );
}

'use client';

import { type FormEvent, useState } from 'react';
import { PageForm } from '@/components/form/page-form';
import { sendJson } from '@/components/form/send-json';
import { Button } from '@/components/ui/buttons/button';
import { CodeField } from '../code-field';
import { Refusal, useRefusal } from '../refusal';
import { refusalText } from '../refusal-text';
import type { SignInWords } from './words';

interface SecondFactorStepProps {
  words: SignInWords;
  onDone: () => void;
  onBack: () => void;
}

export function SecondFactorStep({ words, onDone, onBack }: SecondFactorStepProps) {
  const [kind, setKind] = useState<'totp' | 'recovery'>('totp');
  const [pending, setPending] = useState(false);
  const { refused, refuse, forget } = useRefusal();
  const { factor } = words;

  function refuseWith(text: string) {
    setPending(false);
    refuse(text);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const code = String(new FormData(event.currentTarget).get('code')).replace(/\s/g, '');
    if (code === '') return refuseWith(words.requiredCode);
    // Not asked of the server, where it would count as a guess.
    if (kind === 'totp' && !/^\d{6}$/.test(code)) return refuseWith(words.sixDigits);
    setPending(true);
    const result = await sendJson('POST', '/api/auth/second-factor', { code, kind });
    if (result.ok) onDone();
    else refuseWith(refusalText(result.problem, words.refusals));
  }

  return (
    <PageForm onSubmit={submit} noValidate className="grid gap-4">
      <Refusal refused={refused} />
      <CodeField
        key={kind}
        kind={kind}
        label={kind === 'totp' ? factor.code : factor.recovery}
        help={kind === 'totp' ? factor.codeHelp : factor.recoveryHelp}
      />
      <Button type="submit" variant="primary" size="large" className="w-full" pending={pending}>
        {factor.submit}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="quiet" icon="back" onClick={onBack}>
          {factor.back}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            forget();
            setKind(kind === 'totp' ? 'recovery' : 'totp');
          }}
        >
          {kind === 'totp' ? factor.useRecovery : factor.useApp}
        </Button>
      </div>
    </PageForm>
  );
}

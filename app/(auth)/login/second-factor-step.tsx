'use client';

import { type FormEvent, useState } from 'react';
import { sendJson } from '@/components/form/send-json';
import { Button } from '@/components/ui/button';
import { CodeField } from '../code-field';
import { Refusal, type Refused } from '../refusal';
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
  const [refused, setRefused] = useState<Refused | null>(null);
  const { factor } = words;

  function refuse(text: string) {
    setPending(false);
    setRefused((before) => ({ text, attempt: (before?.attempt ?? 0) + 1 }));
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const code = String(new FormData(event.currentTarget).get('code')).replace(/\s/g, '');
    if (code === '') return refuse(words.requiredCode);
    setPending(true);
    const result = await sendJson('POST', '/api/auth/second-factor', { code, kind });
    if (result.ok) onDone();
    else refuse(refusalText(result.problem, words.refusals));
  }

  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
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
            setRefused(null);
            setKind(kind === 'totp' ? 'recovery' : 'totp');
          }}
        >
          {kind === 'totp' ? factor.useRecovery : factor.useApp}
        </Button>
      </div>
    </form>
  );
}

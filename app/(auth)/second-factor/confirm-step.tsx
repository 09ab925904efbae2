'use client';

import { type FormEvent, useState } from 'react';
import { encode } from 'uqr';
import { PageForm } from '@/components/form/page-form';
import { sendJson } from '@/components/form/send-json';
import { Button } from '@/components/ui/buttons/button';
import { CodeField } from '../code-field';
import { Refusal, useRefusal } from '../refusal';
import { refusalText } from '../refusal-text';
import type { Enrolled } from './enrolment';
import type { EnrolmentWords } from './words';

interface ConfirmStepProps {
  enrolled: Enrolled;
  words: EnrolmentWords;
  onConfirmed: () => void;
}

/** In groups of four, as one reads it out. */
function grouped(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}

export function ConfirmStep({ enrolled, words, onConfirmed }: ConfirmStepProps) {
  const [pending, setPending] = useState(false);
  const { refused, refuse } = useRefusal();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const code = String(new FormData(event.currentTarget).get('code')).replace(/\s/g, '');
    setPending(true);
    const result = await sendJson('POST', '/api/account/second-factor/confirm', { code });
    if (result.ok) return onConfirmed();
    setPending(false);
    refuse(
      result.problem.code === 'INVALID_CODE' || result.problem.code === 'VALIDATION_ERROR'
        ? words.wrong
        : refusalText(result.problem, words.refusals),
    );
  }

  return (
    <PageForm onSubmit={submit} className="grid gap-4">
      <Refusal refused={refused} />
      <div className="grid justify-items-start gap-3">
        <p>{words.scan}</p>
        <QrCode text={enrolled.totpUri} label={words.qr} />
        <p className="text-sm text-ink-muted">
          {words.secret}
          <code className="mt-1 block font-mono text-base wrap-anywhere text-ink select-all">
            {grouped(enrolled.secret)}
          </code>
        </p>
      </div>
      <CodeField kind="totp" label={words.code} help={words.codeHelp} />
      <Button type="submit" variant="primary" size="large" pending={pending}>
        {words.confirm}
      </Button>
    </PageForm>
  );
}

/** Dark on light in both themes, with the quiet zone scanners need. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const modules = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="size-52 rounded-md border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={modules} fill="#0b2528" />
    </svg>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { sendJson } from '@/components/form/send-json';
import { wantsSecondFactor } from '@/components/form/wants-second-factor';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Dialog } from '@/components/ui/overlays/dialog';
import { leaveToSignIn } from '@/lib/enter-and-leave';
import type { ClinicProblem } from '@/lib/queries/problem';

interface RenewSessionProps {
  email: string;
  /** Of the demonstration, whose accounts are entered without it. */
  demoPassword: string | undefined;
  /** The session ended, or what was asked for takes the password. */
  reason: 'renew' | 'confirm';
  onRenewed: () => void;
  /** What was asked for is left alone. Without it there is no choice. */
  onCancel?: (() => void) | undefined;
}

/** Authenticator apps show six digits; anything else is one of the recovery codes. */
function codeKind(code: string): 'totp' | 'recovery' {
  return /^\d{6}$/.test(code) ? 'totp' : 'recovery';
}

/** Asks for the password, and the second factor, over the page: what was typed there stays. */
export function RenewSession(props: RenewSessionProps) {
  const { email, demoPassword, reason, onRenewed, onCancel } = props;
  const t = useTranslations('shell.renew');
  const shell = useTranslations('shell');
  const common = useTranslations('common');
  const errors = useTranslations('errors.problem');
  const formId = useId();
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<ClinicProblem | null>(null);
  const input = useRef<HTMLInputElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step starts in its field.
  useEffect(() => input.current?.focus(), [step]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Portals bubble through React: the form behind the dialog must not think it was sent.
    event.stopPropagation();
    const typed = input.current?.value ?? '';
    // Any character may belong to a password.
    const secret = step === 'password' ? typed : typed.replace(/\s/g, '');
    if (pending || secret === '') return;
    setPending(true);
    setProblem(null);
    const result =
      step === 'password'
        ? await sendJson('POST', '/api/auth/sign-in', { email, password: secret })
        : await sendJson('POST', '/api/auth/second-factor', {
            code: secret,
            kind: codeKind(secret),
          });
    setPending(false);
    if (!result.ok) {
      setProblem(result.problem);
      if (result.problem.code === 'CHALLENGE_EXPIRED') setStep('password');
      input.current?.focus();
    } else if (step === 'password' && wantsSecondFactor(result.body)) setStep('code');
    else onRenewed();
  }

  function told({ status }: ClinicProblem): string {
    if (status === 0) return errors('network');
    if (status === 429) return t('locked');
    return status < 500 ? t('refused') : errors('unexpected');
  }

  return (
    <Dialog
      open
      insistent={onCancel === undefined}
      onClose={() => onCancel?.()}
      title={shell(`${reason}.title`)}
      closeLabel={common('close')}
      footer={
        <>
          {onCancel ? (
            <Button variant="quiet" onClick={onCancel}>
              {common('cancel')}
            </Button>
          ) : (
            <Button variant="quiet" onClick={leaveToSignIn}>
              {t('leave')}
            </Button>
          )}
          <Button type="submit" form={formId} variant="primary" pending={pending}>
            {shell(`${reason}.submit`)}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-3">
        <p className="text-ink-muted">{shell(`${reason}.explain`)}</p>
        {problem && (
          <Banner tone="danger" urgent>
            <p>{told(problem)}</p>
          </Banner>
        )}
        <p className="min-w-0 font-medium wrap-anywhere">{email}</p>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        {step === 'password' ? (
          <Field
            key="password"
            label={t('password')}
            help={demoPassword && t('demo', { password: demoPassword })}
          >
            {(control) => (
              <Input {...control} ref={input} type="password" autoComplete="current-password" />
            )}
          </Field>
        ) : (
          <Field key="code" label={t('code')} help={t('codeHelp')}>
            {(control) => (
              <Input {...control} ref={input} autoComplete="one-time-code" spellCheck={false} />
            )}
          </Field>
        )}
      </form>
    </Dialog>
  );
}

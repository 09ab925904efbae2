'use client';

import { useTranslations } from 'next-intl';
import { type SubmitEvent, useState } from 'react';
import { ErrorSummary } from '@/components/form/error-summary';
import { PageForm } from '@/components/form/page-form';
import { PasswordField } from '@/components/form/password-field';
import { useOneAtATime } from '@/components/form/use-one-at-a-time';
import { Button } from '@/components/ui/button';
import { lengthFault, PASSWORD_FAULTS } from '@/lib/auth/password-rules';
import { useChangePassword } from '@/lib/queries/account';
import { ClinicProblem } from '@/lib/queries/problem';

const FIELDS = ['current', 'next', 'repeat'] as const;
type FieldName = (typeof FIELDS)[number];
type Faults = Partial<Record<FieldName, string>>;

interface PasswordFormProps {
  /** For the browser's own store of passwords. */
  email: string;
  onChanged: () => void;
}

/** The present password and, twice, another. Nothing of it outlives the form. */
export function PasswordForm({ email, onChanged }: PasswordFormProps) {
  const t = useTranslations('account.password');
  const auth = useTranslations('auth');
  const change = useChangePassword();
  const once = useOneAtATime();
  const [faults, setFaults] = useState<Faults>({});
  const [attempt, setAttempt] = useState(0);
  const words = {
    showPassword: auth('signIn.showPassword'),
    hidePassword: auth('signIn.hidePassword'),
  };

  /** What the server found wrong, at the field that it is about. */
  function refusedFields(problem: ClinicProblem): Faults {
    if (problem.code === 'INVALID_CREDENTIALS') return { current: t('wrong') };
    const code = problem.fields.find(({ path }) => path === 'next')?.code;
    if (code === 'PASSWORD_SAME') return { next: t('same') };
    const fault = PASSWORD_FAULTS.find((known) => known === code);
    return fault ? { next: auth(`errors.${fault}`) } : {};
  }

  async function submit(element: HTMLFormElement): Promise<void> {
    const form = new FormData(element);
    const [current, next, repeat] = FIELDS.map((name) => String(form.get(name)));
    if (current === undefined || next === undefined) return;
    const fault = lengthFault(next);
    const found: Faults = {
      ...(current === '' ? { current: t('currentMissing') } : {}),
      ...(fault === null ? {} : { next: auth(`errors.${fault}`) }),
      ...(next === repeat ? {} : { repeat: auth('setup.repeatDifferent') }),
    };
    setFaults(found);
    change.reset();
    if (Object.keys(found).length === 0) {
      try {
        await change.mutateAsync({ current, next });
        element.reset();
        onChanged();
        return;
      } catch (error) {
        if (error instanceof ClinicProblem) setFaults(refusedFields(error));
      }
    }
    setAttempt((count) => count + 1);
  }

  const labels = {
    current: t('current'),
    next: t('next'),
    repeat: auth('setup.repeat'),
  };
  const wrong = FIELDS.flatMap((name) => {
    const message = faults[name];
    return message === undefined ? [] : [{ name, label: labels[name], message }];
  });
  return (
    <PageForm
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        const form = event.currentTarget;
        void once(() => submit(form));
      }}
      className="grid max-w-md gap-4"
    >
      <ErrorSummary
        attempt={attempt}
        fields={wrong}
        problem={wrong.length > 0 ? undefined : (change.error ?? undefined)}
      />
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={labels.current}
        error={faults.current}
        name="current"
        autoComplete="current-password"
        words={words}
      />
      <PasswordField
        label={labels.next}
        help={auth('setup.passwordHelp')}
        error={faults.next}
        name="next"
        autoComplete="new-password"
        words={words}
      />
      <PasswordField
        label={labels.repeat}
        error={faults.repeat}
        name="repeat"
        autoComplete="new-password"
        words={words}
      />
      <p className="text-sm text-ink-muted">{t('ends')}</p>
      <div>
        <Button type="submit" variant="primary" pending={change.isPending}>
          {t('submit')}
        </Button>
      </div>
    </PageForm>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useFieldState } from '@/components/form/fields';
import { FormShell } from '@/components/form/form-shell';
import { PasswordField } from '@/components/form/inputs/password-field';
import { useTextField } from '@/components/form/inputs/use-text-field';
import { useChangeForm } from '@/components/form/use-change-form';
import { useOwnChange } from '@/lib/changes/use-change';
import {
  isPasswordFault,
  NO_PASSWORD,
  type PasswordError,
  type PasswordValues,
  passwordForm,
  refusedPassword,
} from '@/lib/staff/password-form';
import { CHANGE_PASSWORD } from '@/lib/staff/staff-queries';

interface PasswordFormProps {
  /** For the browser's own store of passwords. */
  email: string;
  onChanged: () => void;
}

/** The present password and, twice, another. Nothing of it outlives the form. */
export function PasswordForm({ email, onChanged }: PasswordFormProps) {
  const t = useTranslations('account.password');
  const auth = useTranslations('auth');
  const change = useOwnChange(CHANGE_PASSWORD, {
    shown: [],
    endsWithForm: true,
    onMade() {
      form.form.reset();
      change.clear();
      onChanged();
    },
  });
  const form = useChangeForm({
    schema: passwordForm,
    values: NO_PASSWORD,
    change,
    toInput: ({ current, next }) => ({ current, next }),
    refusedFields: refusedPassword,
    isGuarded: false,
  });
  return (
    <FormShell
      form={form}
      words={{
        label: (name) =>
          name === 'repeat'
            ? auth('setup.repeat')
            : t(name as Exclude<keyof PasswordValues, 'repeat'>),
        error: (_, code) => errorWords(code as PasswordError),
      }}
      submit={t('submit')}
      className="grid max-w-md gap-4"
    >
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <TypedPassword name="current" autoComplete="current-password" />
      <TypedPassword name="next" autoComplete="new-password" help={auth('setup.passwordHelp')} />
      <TypedPassword name="repeat" autoComplete="new-password" />
      <p className="text-sm text-ink-muted">{t('ends')}</p>
    </FormShell>
  );

  function errorWords(code: PasswordError): string {
    if (isPasswordFault(code)) return auth(`errors.${code}`);
    return code === 'repeatDifferent' ? auth('setup.repeatDifferent') : t(code);
  }
}

interface TypedPasswordProps {
  name: keyof PasswordValues;
  autoComplete: string;
  help?: string;
}

function TypedPassword({ name, ...field }: TypedPasswordProps) {
  const auth = useTranslations('auth.signIn');
  const typed = useTextField(name);
  const { label, error } = useFieldState(name);
  return (
    <PasswordField
      {...field}
      {...typed}
      label={label}
      error={error}
      words={{ showPassword: auth('showPassword'), hidePassword: auth('hidePassword') }}
    />
  );
}

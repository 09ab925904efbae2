'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { SelectField, TextField } from '@/components/form/fields';
import { FormDialog } from '@/components/form/form-dialog';
import { useChangeForm } from '@/components/form/use-change-form';
import {
  EXPIRIES,
  KEY_NAME_MAX,
  type KeyError,
  type KeyValues,
  keyForm,
  keyValues,
  NEW_KEY,
  newKey,
} from '@/lib/api-keys/key-form';
import { useChange } from '@/lib/changes/use-change';
import { apiKeyRoutes } from '@/lib/contract/api-key-routes';
import type { createApiKey } from '@/lib/contract/api-keys';
import type { MadeKey } from './new-key-dialog';
import { ScopesField } from './scopes-field';

interface CreateKeyDialogProps {
  onMade: (made: MadeKey) => void;
  /** It was not made, or nobody knows. */
  onFailed: () => void;
  onClose: () => void;
}

/** A new key: what for, what it may do, until when. */
export function CreateKeyDialog({ onMade, onFailed, onClose }: CreateKeyDialogProps) {
  const t = useTranslations('apiKeys.create');
  // Days count from here: the same form pressed twice says the same, and is one key.
  const [openedAt] = useState(Date.now);
  const create = useChange<typeof createApiKey>(apiKeyRoutes.create, {
    shown: [],
    // The answer has the key the first time alone: where that was lost, the next one has `null`.
    onMade: ({ name, key }) => onMade({ name, key }),
  });
  const { unknown, failedAttempt } = create;
  const form = useChangeForm({
    schema: keyForm,
    // What was closed before its answer came is shown as it was sent.
    values: unknown ? keyValues(unknown.input.body, openedAt) : NEW_KEY,
    change: create,
    toInput: (typed) => ({ body: newKey(typed, openedAt) }),
  });
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    if (failedAttempt > 0) fail();
  }, [failedAttempt]);

  return (
    <FormDialog
      form={form}
      words={{
        label: (name) => t(name as keyof KeyValues),
        error: (_, code) => t(`errors.${code as KeyError}`, { most: KEY_NAME_MAX }),
      }}
      title={t('title')}
      submit={t('submit')}
      onClose={onClose}
    >
      <TextField name="name" help={t('nameHelp')} isRequired />
      <ScopesField />
      <SelectField name="expiry">
        {EXPIRIES.map((expiry) => (
          <option key={expiry} value={expiry}>
            {expiry === 'never' ? t('never') : t('days', { days: Number(expiry) })}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { SelectField, TextField, useFieldState } from '@/components/form/fields';
import { FormDialog } from '@/components/form/form-dialog';
import { useChangeForm } from '@/components/form/use-change-form';
import { Checkbox } from '@/components/ui/checkbox';
import { useChange } from '@/lib/changes/use-change';
import {
  EXPIRIES,
  KEY_NAME_MAX,
  type KeyError,
  type KeyValues,
  keyForm,
  keyValues,
  NEW_KEY,
  newKey,
} from '@/lib/connection/api-keys/key-form';
import type { createApiKey } from '@/lib/contract/api-keys';
import { apiKeyRoutes } from '@/lib/contract/routes/api-key-routes';
import { SCOPES } from '@/lib/contract/scopes';
import type { MadeKey } from './new-key-dialog';
import { useScopeWords } from './scope-words';

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
    draft: { id: 'api key' },
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

/** What a key may do. */
function ScopesField() {
  const scopeWord = useScopeWords();
  const { field } = useController<KeyValues, 'scopes'>({ name: 'scopes' });
  const { label, error } = useFieldState('scopes');
  const { value: chosen, onChange: choose } = field;
  const errorId = useId();
  return (
    <fieldset aria-describedby={error && errorId}>
      <legend className="mb-1 font-medium">{label}</legend>
      <div className="grid gap-1">
        {SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            name="scopes"
            label={scopeWord(scope)}
            checked={chosen.includes(scope)}
            onChange={({ target }) =>
              choose(target.checked ? [...chosen, scope] : chosen.filter((one) => one !== scope))
            }
          />
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

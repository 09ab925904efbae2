'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { ChangeDialog } from '@/components/form/change-dialog';
import { ErrorSummary } from '@/components/form/error-summary';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import {
  checkKey,
  EXPIRIES,
  KEY_NAME_MAX,
  type KeyDraft,
  type KeyErrors,
  keyDraftOf,
  NEW_KEY,
} from '@/lib/api-keys/key-draft';
import { SCOPES } from '@/lib/contract/scopes';
import type { useCreateApiKey } from '@/lib/queries/api-keys';
import type { MadeKey } from './new-key-dialog';
import { useScopeWords } from './scope-words';

interface CreateKeyDialogProps {
  create: ReturnType<typeof useCreateApiKey>;
  onMade: (made: MadeKey) => void;
  onFailed: () => void;
  onClose: () => void;
}

/** A new key: what for, what it may do, until when. */
export function CreateKeyDialog({ create, onMade, onFailed, onClose }: CreateKeyDialogProps) {
  const t = useTranslations('apiKeys.create');
  const scopeWord = useScopeWords();
  const scopesId = useId();
  // Days count from here: the same form pressed twice says the same, and is one key.
  const [openedAt] = useState(Date.now);
  // What was closed before its answer came is shown as it was sent.
  const [draft, setDraft] = useState<KeyDraft>(
    create.unsettled ? keyDraftOf(create.unsettled.body, openedAt) : NEW_KEY,
  );
  const [errors, setErrors] = useState<KeyErrors>({});
  const [attempt, setAttempt] = useState(0);
  const nameError = errors.name && t(`errors.${errors.name}`, { most: KEY_NAME_MAX });
  const scopesError = errors.scopes && t('errors.scopes');

  function submit(): void {
    setAttempt((count) => count + 1);
    const checked = checkKey(draft, openedAt);
    setErrors(checked.errors ?? {});
    const input = create.unsettled ?? (checked.body && { body: checked.body });
    if (input === undefined) {
      create.clear();
      return;
    }
    create.mutate(input, {
      onSuccess: ({ name, key }) => onMade({ name, key }),
      onError: onFailed,
    });
  }

  return (
    <ChangeDialog
      title={t('title')}
      submit={t('submit')}
      // What went wrong with one that was given up is not told of this one.
      change={attempt === 0 && !create.unsettled ? { ...create, error: null } : create}
      attempt={attempt}
      isTyped={draft !== NEW_KEY}
      onSubmit={submit}
      onClose={onClose}
    >
      <ErrorSummary
        attempt={attempt}
        fields={[
          ...(nameError ? [{ name: 'name', label: t('name'), message: nameError }] : []),
          ...(scopesError ? [{ name: 'scopes', label: t('scopes'), message: scopesError }] : []),
        ]}
      />
      <Field label={t('name')} help={t('nameHelp')} error={nameError} isRequired>
        {(control) => (
          <Input
            {...control}
            name="name"
            autoComplete="off"
            value={draft.name}
            onChange={({ target }) => setDraft({ ...draft, name: target.value })}
          />
        )}
      </Field>
      <fieldset aria-describedby={scopesError && scopesId}>
        <legend className="mb-1 font-medium">{t('scopes')}</legend>
        <div className="grid gap-1">
          {SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              name="scopes"
              label={scopeWord(scope)}
              checked={draft.scopes.includes(scope)}
              onChange={({ target }) =>
                setDraft({
                  ...draft,
                  scopes: target.checked
                    ? [...draft.scopes, scope]
                    : draft.scopes.filter((one) => one !== scope),
                })
              }
            />
          ))}
        </div>
        {scopesError && (
          <p id={scopesId} className="mt-1 text-sm text-danger">
            {scopesError}
          </p>
        )}
      </fieldset>
      <Field label={t('expiry')}>
        {(control) => (
          <Select
            {...control}
            name="expiry"
            value={draft.expiry}
            onChange={({ target }) =>
              setDraft({
                ...draft,
                expiry: EXPIRIES.find((one) => one === target.value) ?? draft.expiry,
              })
            }
          >
            {EXPIRIES.map((expiry) => (
              <option key={expiry} value={expiry}>
                {expiry === 'never' ? t('never') : t('days', { days: Number(expiry) })}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </ChangeDialog>
  );
}

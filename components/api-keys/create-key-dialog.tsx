'use client';

import { useTranslations } from 'next-intl';
import { type SubmitEvent, useId, useState } from 'react';
import { ErrorSummary } from '@/components/form/error-summary';
import { useDialogGuard } from '@/components/form/use-dialog-guard';
import { useOneAtATime } from '@/components/form/use-one-at-a-time';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import {
  checkKey,
  EXPIRIES,
  KEY_NAME_MAX,
  type KeyDraft,
  type KeyErrors,
  NEW_KEY,
} from '@/lib/api-keys/key-draft';
import type { ListedKey } from '@/lib/api-keys/listed-key';
import { SCOPES } from '@/lib/contract/scopes';
import { KeyMadeUnseen, useCreateApiKey } from '@/lib/queries/api-keys';
import { useScopeWords } from './scope-words';

interface CreateKeyDialogProps {
  /** The keys there are, where that is known. */
  keys: readonly ListedKey[] | undefined;
  onMade: (made: { readonly name: string; readonly key: string }) => void;
  /** One was made that nobody has seen. */
  onUnseen: () => void;
  onClose: () => void;
}

/** A new key: what for, what it may do, until when. */
export function CreateKeyDialog({ keys, onMade, onUnseen, onClose }: CreateKeyDialogProps) {
  const t = useTranslations('apiKeys.create');
  const common = useTranslations('common');
  const scopeWord = useScopeWords();
  const formId = useId();
  // As they are when it opens: one that is made unseen is among those of later.
  const [there] = useState(keys);
  const create = useCreateApiKey(there);
  const once = useOneAtATime();
  const [draft, setDraft] = useState<KeyDraft>(NEW_KEY);
  const [errors, setErrors] = useState<KeyErrors>({});
  const [attempt, setAttempt] = useState(0);
  /** What was made although its answer was lost: nothing of it can be lost any more. */
  const [unseen, setUnseen] = useState<KeyDraft>();
  const isUnseen = draft === unseen;
  const isTyped = draft !== NEW_KEY && !isUnseen;
  const close = useDialogGuard(isTyped, onClose);
  const wrongName = isUnseen ? 'unseen' : errors.name;
  const nameError = wrongName && t(`errors.${wrongName}`, { most: KEY_NAME_MAX });
  const scopesError = errors.scopes && t('errors.scopes');

  async function submit(): Promise<void> {
    const checked = checkKey(draft, Date.now());
    setErrors(checked.errors ?? {});
    if (checked.body) {
      try {
        onMade(await create.mutateAsync({ body: checked.body }));
        return;
      } catch (error) {
        // Told below, with what `create` keeps of it.
        if (error instanceof KeyMadeUnseen) {
          create.reset();
          setUnseen(draft);
          onUnseen();
        }
      }
    }
    setAttempt((count) => count + 1);
  }

  return (
    <Dialog
      open
      // What is on its way is not called back by closing: the key is shown once.
      onClose={() => !create.isPending && close()}
      isTyped={isTyped}
      title={t('title')}
      closeLabel={common('close')}
      footer={
        <>
          <Button
            variant="quiet"
            waitsFor={create.isPending ? common('saving') : undefined}
            onClick={close}
          >
            {common('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" pending={create.isPending}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void once(submit);
        }}
        className="grid gap-4"
      >
        <ErrorSummary
          attempt={attempt}
          fields={[
            ...(nameError ? [{ name: 'name', label: t('name'), message: nameError }] : []),
            ...(scopesError ? [{ name: 'scopes', label: t('scopes'), message: scopesError }] : []),
          ]}
          problem={nameError || scopesError ? undefined : (create.error ?? undefined)}
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
        <fieldset aria-describedby={scopesError && `${formId}-scopes`}>
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
            <p id={`${formId}-scopes`} className="mt-1 text-sm text-danger">
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
      </form>
    </Dialog>
  );
}

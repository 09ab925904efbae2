'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChangeDialog } from '@/components/form/change-dialog';
import { problemFacts } from '@/components/form/problem-message';
import { Banner } from '@/components/ui/banner';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { isNamed } from '@/lib/api-keys/key-draft';
import type { ListedKey } from '@/lib/api-keys/listed-key';
import { useRevokeApiKey } from '@/lib/queries/api-keys';

interface RevokeKeyDialogProps {
  apiKey: ListedKey;
  onDone: () => void;
  onClose: () => void;
}

/** Ends a key for good: by its name, and where this application lives by it, said a second time. */
export function RevokeKeyDialog({ apiKey, onDone, onClose }: RevokeKeyDialogProps) {
  const t = useTranslations('apiKeys.revoke');
  const revoke = useRevokeApiKey();
  const [typed, setTyped] = useState('');
  const [isMeant, setMeant] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [isTold, setTold] = useState(false);
  const isOurs = apiKey.ours !== 'no';
  const nameError = isTold && !isNamed(typed, apiKey.name) ? t('wrongName') : undefined;
  const isGone = revoke.isError && problemFacts(revoke.error).code === 'NOT_FOUND';

  function submit(): void {
    setTold(true);
    if (!isNamed(typed, apiKey.name) || (isOurs && !isMeant)) return;
    setAttempt((count) => count + 1);
    revoke.mutate({ params: { id: apiKey.id } }, { onSuccess: onDone });
  }

  return (
    <ChangeDialog
      title={t('title', { name: apiKey.name })}
      submit={t('submit')}
      danger
      change={revoke}
      attempt={attempt}
      told={isGone ? t('gone') : undefined}
      isOver={isGone}
      onSubmit={submit}
      onClose={isGone ? onDone : onClose}
    >
      <p>{t('explain')}</p>
      {isOurs && (
        <Banner tone="danger" title={t(`ours.${apiKey.ours}`)}>
          <p className="mb-2">{t('oursExplain')}</p>
          <Checkbox
            name="meant"
            label={t('meant')}
            checked={isMeant}
            onChange={({ target }) => setMeant(target.checked)}
          />
          <p role="alert" className="mt-1 text-sm empty:hidden">
            {isTold && !isMeant && t('notMeant')}
          </p>
        </Banner>
      )}
      <Field label={t('typeName', { name: apiKey.name })} error={nameError}>
        {(control) => (
          <Input
            {...control}
            name="name"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
    </ChangeDialog>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { CheckboxField, TextField } from '@/components/form/fields';
import { FormDialog } from '@/components/form/form-dialog';
import { useChangeForm } from '@/components/form/use-change-form';
import { Banner } from '@/components/ui/banner';
import { useChange } from '@/lib/changes/use-change';
import { revokeForm } from '@/lib/connection/api-keys/key-form';
import type { ListedKey } from '@/lib/connection/api-keys/listed-key';
import type { revokeApiKey } from '@/lib/contract/api-keys';
import { apiKeyRoutes } from '@/lib/contract/routes/api-key-routes';

interface RevokeKeyDialogProps {
  apiKey: ListedKey;
  onDone: () => void;
  onClose: () => void;
}

/** Ends a key for good: by its name, and where this application lives by it, said a second time. */
export function RevokeKeyDialog({ apiKey, onDone, onClose }: RevokeKeyDialogProps) {
  const t = useTranslations('apiKeys.revoke');
  const { id, name, ours } = apiKey;
  const isOurs = ours !== 'no';
  const revoke = useChange<typeof revokeApiKey>(apiKeyRoutes.revoke, {
    shown: [],
    scope: id,
    onMade: onDone,
  });
  const form = useChangeForm({
    schema: revokeForm(name, isOurs),
    values: { name: '', meant: false },
    change: revoke,
    toInput: () => ({ params: { id } }),
    isGuarded: false,
  });
  const isGone = revoke.problem?.code === 'NOT_FOUND';

  return (
    <FormDialog
      form={form}
      words={{
        label: (field) => (field === 'meant' ? t('meant') : t('typeName', { name })),
        error: (field) => t(field === 'meant' ? 'notMeant' : 'wrongName'),
      }}
      title={t('title', { name })}
      submit={t('submit')}
      danger
      told={isGone ? t('gone') : undefined}
      isOver={isGone}
      onClose={isGone ? onDone : onClose}
    >
      <p>{t('explain')}</p>
      {isOurs && (
        <Banner tone="danger" title={t(`ours.${ours}`)}>
          <p className="mb-2">{t('oursExplain')}</p>
          <CheckboxField name="meant" />
        </Banner>
      )}
      <TextField name="name" input={{ spellCheck: false }} />
    </FormDialog>
  );
}

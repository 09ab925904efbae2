'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CreateKeyDialog } from '@/components/connection/api-keys/create-key-dialog';
import {
  KeyUsesDialog,
  type OperationWords,
} from '@/components/connection/api-keys/key-uses-dialog';
import { KeysTable } from '@/components/connection/api-keys/keys-table';
import { type MadeKey, NewKeyDialog } from '@/components/connection/api-keys/new-key-dialog';
import { RevokeKeyDialog } from '@/components/connection/api-keys/revoke-key-dialog';
import { useMakeAnew } from '@/components/form/use-make-anew';
import { useShownDialog } from '@/components/shell/use-shown-dialog';
import { Button } from '@/components/ui/buttons/button';
import { useToast } from '@/components/ui/overlays/toast';
import { PageHeader } from '@/components/ui/page-header';
import { EmptyState } from '@/components/ui/states/empty-state';
import type { ListedKey } from '@/lib/connection/api-keys/listed-key';

interface ApiKeysScreenProps {
  /** Undefined where there are more than can be read, or where that failed. */
  keys: readonly ListedKey[] | undefined;
  /** Stands in place of the keys where reading them failed. */
  failure: ReactNode;
  /** The clinic's time zone. */
  timezone: string;
  canCreate: boolean;
  /** Undefined where the service does not tell what a key was used for. */
  operationWords: OperationWords | undefined;
}

type Shown =
  | { readonly dialog: 'create' }
  | { readonly dialog: 'made'; readonly made: MadeKey }
  | { readonly dialog: 'uses' | 'revoke'; readonly key: ListedKey };

export function ApiKeysScreen(props: ApiKeysScreenProps) {
  const { keys, failure, timezone, canCreate, operationWords } = props;
  const t = useTranslations('apiKeys');
  const router = useRouter();
  const toast = useToast();
  const [shown, setShown] = useShownDialog<Shown>((asked) =>
    canCreate && asked === 'create' ? { dialog: 'create' } : undefined,
  );
  const makeAnew = useMakeAnew();
  const close = () => setShown(undefined);
  /** The list is made anew: what was lost may have been done all the same, and the page after a new key may not have come. */
  const closeAnew = () => {
    close();
    void makeAnew();
  };
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={keys && t('total', { total: keys.length })}
        actions={
          canCreate && (
            <Button variant="primary" icon="add" onClick={() => setShown({ dialog: 'create' })}>
              {t('create.open')}
            </Button>
          )
        }
      />
      <p className="mb-4 max-w-prose text-ink-muted">
        {t('explain')} {!canCreate && t('notOffered')}
      </p>
      {keys === undefined ? (
        (failure ?? <p>{t('tooMany')}</p>)
      ) : keys.length === 0 ? (
        <EmptyState icon="lock" title={t('none')} />
      ) : (
        <div className="rounded-md border border-line bg-surface">
          <KeysTable
            keys={keys}
            timezone={timezone}
            onUses={operationWords && ((key) => setShown({ dialog: 'uses', key }))}
            onRevoke={(key) => setShown({ dialog: 'revoke', key })}
          />
        </div>
      )}
      {shown?.dialog === 'create' && (
        <CreateKeyDialog
          onMade={(made) => {
            setShown({ dialog: 'made', made });
            // A page that cannot be had now would take the place of the key.
            void makeAnew();
          }}
          // One whose answer was lost may be there all the same.
          onFailed={() => void makeAnew()}
          onClose={closeAnew}
        />
      )}
      {shown?.dialog === 'made' && <NewKeyDialog made={shown.made} onClose={closeAnew} />}
      {shown?.dialog === 'uses' && operationWords && (
        <KeyUsesDialog
          apiKey={shown.key}
          words={operationWords}
          timezone={timezone}
          onClose={close}
        />
      )}
      {shown?.dialog === 'revoke' && (
        <RevokeKeyDialog
          key={shown.key.id}
          apiKey={shown.key}
          onDone={() => {
            toast({ message: t('revoke.done', { name: shown.key.name }) });
            close();
            router.refresh();
          }}
          onClose={closeAnew}
        />
      )}
    </>
  );
}

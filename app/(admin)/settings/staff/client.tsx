'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { useMakeAnew } from '@/components/form/use-make-anew';
import { useShownDialog } from '@/components/shell/use-shown-dialog';
import { Invitations } from '@/components/staff/invitations';
import { InviteDialog } from '@/components/staff/invite-dialog';
import { LinkDialog } from '@/components/staff/link-dialog';
import { ManageDialog } from '@/components/staff/manage-dialog';
import { StaffTable } from '@/components/staff/staff-table';
import { WithdrawDialog } from '@/components/staff/withdraw-dialog';
import { Button } from '@/components/ui/buttons/button';
import { useToast } from '@/components/ui/overlays/toast';
import { PageHeader } from '@/components/ui/page-header';
import type { AgendaDoctor } from '@/lib/agenda/shared/directory';
import type { ListedStaff } from '@/lib/server/auth/list-staff';
import type { StaffLink } from '@/lib/staff/staff-deeds';

interface StaffScreenProps {
  people: readonly ListedStaff[];
  invitations: ComponentProps<typeof Invitations>['invitations'];
  /** Of the clinic service; `undefined`: they could not be loaded. */
  doctors: readonly AgendaDoctor[] | undefined;
  /** Whoever is looking. */
  ownId: string;
  /** The clinic's time zone. */
  timezone: string;
}

type Shown =
  | { readonly dialog: 'invite' }
  | { readonly dialog: 'link'; readonly made: StaffLink }
  | { readonly dialog: 'withdraw'; readonly email: string }
  | { readonly dialog: 'manage'; readonly person: ListedStaff };

export function StaffScreen({ people, invitations, doctors, ownId, timezone }: StaffScreenProps) {
  const t = useTranslations('staff');
  const router = useRouter();
  const toast = useToast();
  const [shown, setShown] = useShownDialog<Shown>((asked) =>
    asked === 'invite' ? { dialog: 'invite' } : undefined,
  );
  const makeAnew = useMakeAnew();
  const close = () => setShown(undefined);
  /** What was asked for may have been done without our having been told. */
  const closeAnew = () => {
    close();
    void makeAnew();
  };

  function showLink(made: StaffLink): void {
    setShown({ dialog: 'link', made });
    // A page that cannot be had now would take the place of the link.
    void makeAnew();
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        facts={t('total', { total: people.length })}
        actions={
          <Button variant="primary" icon="add" onClick={() => setShown({ dialog: 'invite' })}>
            {t('invite.open')}
          </Button>
        }
      />
      <div className="rounded-md border border-line bg-surface">
        <StaffTable
          people={people}
          doctors={doctors}
          ownId={ownId}
          timezone={timezone}
          onManage={(person) => setShown({ dialog: 'manage', person })}
        />
      </div>
      <Invitations
        invitations={invitations}
        timezone={timezone}
        onWithdraw={(email) => setShown({ dialog: 'withdraw', email })}
      />
      {shown?.dialog === 'invite' && <InviteDialog onMade={showLink} onClose={closeAnew} />}
      {shown?.dialog === 'link' && (
        <LinkDialog made={shown.made} timezone={timezone} onClose={closeAnew} />
      )}
      {shown?.dialog === 'withdraw' && (
        <WithdrawDialog
          email={shown.email}
          onDone={() => {
            toast({ message: t('invitations.withdrawn', { email: shown.email }) });
            close();
            router.refresh();
          }}
          onClose={closeAnew}
        />
      )}
      {shown?.dialog === 'manage' && (
        <ManageDialog
          key={shown.person.id}
          person={shown.person}
          isOwn={shown.person.id === ownId}
          doctors={doctors}
          timezone={timezone}
          onDone={(deed, link) => {
            if (link) return showLink(link);
            toast({ message: t(`manage.done.${deed}`, { name: shown.person.name }) });
            close();
            router.refresh();
          }}
          onClose={closeAnew}
        />
      )}
    </>
  );
}

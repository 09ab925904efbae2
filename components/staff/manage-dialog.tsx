'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { problemFacts, problemMessage } from '@/components/form/problem-message';
import { useDialogGuard } from '@/components/form/use-dialog-guard';
import { useOneAtATime } from '@/components/form/use-one-at-a-time';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { News } from '@/components/ui/news';
import type { AgendaDoctor } from '@/lib/agenda/directory';
import type { ListedStaff } from '@/lib/auth/list-staff';
import { isRole, ROLES } from '@/lib/contract/roles';
import { useStaffDeed } from '@/lib/queries/staff';
import type { PlainDeed, StaffDeed, StaffLink } from '@/lib/staff/staff-deeds';
import { ChangeField } from './change-field';
import { DoctorField } from './doctor-field';
import { LockList } from './lock-list';

interface ManageDialogProps {
  person: ListedStaff;
  /** It is the account of whoever is looking. */
  isOwn: boolean;
  /** Of the clinic service; `undefined`: they could not be loaded. */
  doctors: readonly AgendaDoctor[] | undefined;
  /** The clinic's time zone. */
  timezone: string;
  onDone: (deed: StaffDeed['deed'], link: StaffLink | undefined) => void;
  onClose: () => void;
}

/** Refusals of our own, each with its words. */
const REFUSALS = [
  'LAST_ADMINISTRATOR',
  'OWN_ACCOUNT',
  'DEMO_ACCOUNT',
  'ACCOUNT_DISABLED',
  'NOT_FOUND',
] as const;

/** What can be done to somebody's account; each takes hold at once. */
export function ManageDialog({
  person,
  isOwn,
  doctors,
  timezone,
  onDone,
  onClose,
}: ManageDialogProps) {
  const t = useTranslations('staff.manage');
  const roles = useTranslations('common.roles');
  const explain = useTranslations('staff.roles');
  const common = useTranslations('common');
  const errors = useTranslations('errors.problem');
  const change = useStaffDeed(person.id);
  const once = useOneAtATime();
  const [attempt, setAttempt] = useState(0);
  const [isDisabling, setDisabling] = useState(false);
  // Chosen and not confirmed yet: whatever else is done closes the dialog, and would lose it.
  const [isRoleChosen, setRoleChosen] = useState(false);
  const [isDoctorChosen, setDoctorChosen] = useState(false);
  const isChosen = isRoleChosen || isDoctorChosen;
  const first = isChosen ? t('confirmFirst') : undefined;
  const oneOfTwo = isRoleChosen && isDoctorChosen ? t('oneOfTwo') : undefined;
  const facts = change.error ? problemFacts(change.error) : undefined;
  // Whoever was told to look first is not asked whether to lose what may be there.
  const sent = { isPending: change.isPending };
  const close = useDialogGuard(isChosen && facts?.code !== 'OUTCOME_UNKNOWN', sent, onClose);
  const refusal = REFUSALS.find((code) => code === facts?.code);
  const choosing = (tell: (isOther: boolean) => void) => (isOther: boolean) => {
    // What was told of before is not about what is chosen now.
    if (!change.isPending) change.reset();
    tell(isOther);
  };
  const isPending = (name: StaffDeed['deed']) =>
    change.isPending && change.variables?.deed === name;

  const tell = (deed: StaffDeed) =>
    once(async () => {
      setAttempt((count) => count + 1);
      try {
        const { email, link, expiresAt } = await change.mutateAsync(deed);
        onDone(deed.deed, email && link && expiresAt ? { email, link, expiresAt } : undefined);
      } catch {
        // Told below, with what `change` keeps of it.
      }
    });

  const deed = (name: Exclude<PlainDeed, 'disable'>) => (
    <Deed explain={first ?? t(`deeds.${name}.explain`)}>
      <Button
        size="small"
        variant="secondary"
        pending={isPending(name)}
        waitsFor={first}
        onClick={() => void tell({ deed: name })}
      >
        {t(`deeds.${name}.do`)}
      </Button>
    </Deed>
  );

  return (
    <Dialog
      open
      // What is on its way is not called back by closing.
      onClose={() => !change.isPending && close()}
      isTyped={isChosen}
      title={person.name}
      closeLabel={common('close')}
    >
      <div className="grid gap-4">
        <p className="break-all text-ink-muted">{person.email}</p>
        {facts && (
          <News key={attempt} tone="danger">
            {refusal ? t(`refused.${refusal}`) : errors(problemMessage(facts))}
          </News>
        )}
        {!isOwn && (
          <ChangeField
            label={t('role')}
            help={(chosen) => isRole(chosen) && explain(chosen)}
            value={person.role ?? ''}
            choices={[
              ...(person.role === undefined ? [{ value: '', label: t('unknownRole') }] : []),
              ...ROLES.map((role) => ({ value: role, label: roles(role) })),
            ]}
            submitLabel={t('changeRole')}
            pending={isPending('change-role')}
            blocked={oneOfTwo}
            onChoose={choosing(setRoleChosen)}
            onSubmit={(role) => isRole(role) && void tell({ deed: 'change-role', role })}
          />
        )}
        {(person.role === 'dentist' || person.role === 'admin' || person.doctorId !== null) && (
          <DoctorField
            doctorId={person.doctorId}
            doctors={doctors}
            pending={isPending('change-doctor')}
            blocked={oneOfTwo}
            onChoose={choosing(setDoctorChosen)}
            onSubmit={(doctorId) => void tell({ deed: 'change-doctor', doctorId })}
          />
        )}
        {person.locks.length > 0 && (
          <>
            <LockList locks={person.locks} timezone={timezone} />
            {deed('lift-locks')}
          </>
        )}
        {!person.isDisabled && deed('link-back')}
        {person.sessions > 0 && deed('end-sessions')}
        {person.isDisabled && deed('enable')}
        {!person.isDisabled && !isOwn && !isDisabling && (
          <Deed explain={first ?? t('deeds.disable.explain')}>
            <Button
              size="small"
              variant="danger"
              waitsFor={first}
              onClick={() => setDisabling(true)}
            >
              {t('deeds.disable.do')}
            </Button>
          </Deed>
        )}
        {isDisabling && (
          <Banner tone="danger" title={t('disabling.title', { name: person.name })}>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button
                // The button that was pressed is gone.
                ref={focused}
                size="small"
                variant="danger"
                pending={isPending('disable')}
                disabledReason={first}
                onClick={() => void tell({ deed: 'disable' })}
              >
                {t('disabling.yes')}
              </Button>
              <Button size="small" variant="quiet" onClick={() => setDisabling(false)}>
                {common('cancel')}
              </Button>
            </div>
          </Banner>
        )}
        {isOwn && <p className="text-sm text-ink-muted">{t('own')}</p>}
      </div>
    </Dialog>
  );
}

function focused(button: HTMLButtonElement | null): void {
  button?.focus();
}

function Deed({ explain, children }: { explain: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
      <p className="min-w-0 flex-1 basis-52 text-sm text-ink-muted">{explain}</p>
      {children}
    </div>
  );
}

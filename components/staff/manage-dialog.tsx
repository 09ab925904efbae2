'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '@/components/form/form-dialog';
import { useChangeForm } from '@/components/form/use-change-form';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/buttons/button';
import type { AgendaDoctor } from '@/lib/agenda/shared/directory';
import { useOwnChange } from '@/lib/changes/use-change';
import { isRole, ROLES } from '@/lib/contract/roles';
import type { ListedStaff } from '@/lib/server/auth/list-staff';
import type { PlainDeed, StaffDeed, StaffLink } from '@/lib/staff/staff-deeds';
import { MANAGE } from '@/lib/staff/staff-queries';
import { ChangeField } from './change-field';
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

/** What is chosen and takes hold at a button of its own; empty where it is none. */
const chosen = z.object({ role: z.string(), doctorId: z.string() });

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
  const [isDisabling, setDisabling] = useState(false);
  const [asked, setAsked] = useState<StaffDeed['deed']>();
  const { id, locks } = person;
  const kept = { role: person.role ?? '', doctorId: person.doctorId ?? '' };
  const change = useOwnChange(MANAGE, {
    shown: [],
    scope: id,
    onMade: ({ email, link, expiresAt }, { deed }) =>
      onDone(deed.deed, email && link && expiresAt ? { email, link, expiresAt } : undefined),
  });
  const form = useChangeForm({
    schema: chosen,
    values: { ...kept, ...chosenBy(change.unknown?.input.deed) },
    change,
    toInput({ role, doctorId }) {
      const deed =
        role !== kept.role
          ? isRole(role) && ({ deed: 'change-role', role } as const)
          : ({ deed: 'change-doctor', doctorId: doctorId === '' ? null : doctorId } as const);
      return deed ? { staffId: id, deed } : undefined;
    },
  });
  const [role, doctorId] = form.form.watch(['role', 'doctorId']);
  // Chosen and not confirmed yet: whatever else is done closes the dialog, and would lose it.
  const isRoleChosen = role !== kept.role;
  const isDoctorChosen = doctorId !== kept.doctorId;
  const first = isRoleChosen || isDoctorChosen ? t('confirmFirst') : undefined;
  const refusal = REFUSALS.find((code) => code === change.problem?.code);
  const confirming = (deed: StaffDeed['deed']) => ({
    pending: form.isPending && asked === deed,
    blocked: isRoleChosen && isDoctorChosen ? t('oneOfTwo') : undefined,
    // What was told of before is not about what is chosen now.
    onChoose: change.clear,
    onSubmit() {
      setAsked(deed);
      form.submit();
    },
  });

  function tell(deed: PlainDeed): void {
    setAsked(deed);
    void change.send({ staffId: id, deed: { deed } });
  }

  const deed = (name: Exclude<PlainDeed, 'disable'>) => (
    <Deed explain={first ?? t(`deeds.${name}.explain`)}>
      <Button
        size="small"
        variant="secondary"
        pending={form.isPending && asked === name}
        waitsFor={first}
        onClick={() => tell(name)}
      >
        {t(`deeds.${name}.do`)}
      </Button>
    </Deed>
  );

  return (
    <FormDialog
      form={form}
      title={person.name}
      told={refusal && t(`refused.${refusal}`)}
      onClose={onClose}
    >
      <p className="break-all text-ink-muted">{person.email}</p>
      {!isOwn && (
        <ChangeField
          {...confirming('change-role')}
          name="role"
          label={t('role')}
          help={(one) => isRole(one) && explain(one)}
          value={kept.role}
          choices={[
            ...(person.role === undefined ? [{ value: '', label: t('unknownRole') }] : []),
            ...ROLES.map((one) => ({ value: one, label: roles(one) })),
          ]}
          submitLabel={t('changeRole')}
        />
      )}
      {(person.role === 'dentist' || person.role === 'admin' || person.doctorId !== null) && (
        <DoctorField
          {...confirming('change-doctor')}
          doctorId={person.doctorId}
          doctors={doctors}
        />
      )}
      {locks.length > 0 && (
        <>
          <LockList locks={locks} timezone={timezone} />
          {deed('lift-locks')}
        </>
      )}
      {!person.isDisabled && deed('link-back')}
      {person.sessions > 0 && deed('end-sessions')}
      {person.isDisabled && deed('enable')}
      {!person.isDisabled && !isOwn && !isDisabling && (
        <Deed explain={first ?? t('deeds.disable.explain')}>
          <Button size="small" variant="danger" waitsFor={first} onClick={() => setDisabling(true)}>
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
              pending={form.isPending && asked === 'disable'}
              disabledReason={first}
              onClick={() => tell('disable')}
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
    </FormDialog>
  );
}

/** What was chosen when this was sent. */
function chosenBy(deed: StaffDeed | undefined) {
  if (deed?.deed === 'change-role') return { role: deed.role };
  return deed?.deed === 'change-doctor' ? { doctorId: deed.doctorId ?? '' } : {};
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

interface DoctorFieldProps
  extends Pick<
    ComponentProps<typeof ChangeField>,
    'pending' | 'blocked' | 'onChoose' | 'onSubmit'
  > {
  /** Which of them the person is; null: none. */
  doctorId: string | null;
  /** `undefined`: they could not be loaded. */
  doctors: readonly AgendaDoctor[] | undefined;
}

/** Which doctor of the agenda somebody is, so that their day is shown to them as theirs. */
function DoctorField({ doctorId, doctors, ...change }: DoctorFieldProps) {
  const t = useTranslations('staff.manage.doctor');
  if (doctors === undefined) return <p className="text-attention">{t('failed')}</p>;
  const listed = doctors.filter(({ id, active }) => active || id === doctorId);
  const isUnlisted = doctorId !== null && !listed.some(({ id }) => id === doctorId);
  return (
    <ChangeField
      {...change}
      name="doctorId"
      label={t('label')}
      help={() => t('help')}
      value={doctorId ?? ''}
      choices={[
        { value: '', label: t('none') },
        ...(isUnlisted ? [{ value: doctorId, label: t('unlisted', { id: doctorId }) }] : []),
        ...listed.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      submitLabel={t('change')}
    />
  );
}

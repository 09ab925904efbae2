'use client';

import { useTranslations } from 'next-intl';
import { type SubmitEvent, useId, useState } from 'react';
import { ErrorSummary } from '@/components/form/error-summary';
import { LockedFields } from '@/components/form/locked-fields';
import { problemFacts } from '@/components/form/problem-message';
import { useDialogGuard } from '@/components/form/use-dialog-guard';
import { useOneAtATime } from '@/components/form/use-one-at-a-time';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { ROLES, type Role } from '@/lib/contract/roles';
import { useInvite } from '@/lib/queries/staff';
import { looksLikeEmail } from '@/lib/rules/email';
import type { StaffLink } from '@/lib/staff/staff-deeds';

interface InviteDialogProps {
  onMade: (link: StaffLink) => void;
  onClose: () => void;
}

/** Refusals that are about the address, each with its words. */
const REFUSALS = ['EMAIL_IN_USE', 'EMAIL_INVALID', 'VALIDATION_ERROR'] as const;

/** A colleague who is to have an account, and what they may do with it. */
export function InviteDialog({ onMade, onClose }: InviteDialogProps) {
  const t = useTranslations('staff.invite');
  const roles = useTranslations('common.roles');
  const explain = useTranslations('staff.roles');
  const common = useTranslations('common');
  const formId = useId();
  const invite = useInvite();
  const once = useOneAtATime();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role | ''>('');
  const [attempt, setAttempt] = useState(0);
  const isTyped = email !== '' || role !== '';
  const code = invite.error ? problemFacts(invite.error).code : undefined;
  // Whoever was told to look first is not asked whether to lose what may be there.
  const sent = { isPending: invite.isPending };
  const close = useDialogGuard(isTyped && code !== 'OUTCOME_UNKNOWN', sent, onClose);
  const [isTold, setTold] = useState(false);
  const refusal = REFUSALS.find((one) => one === code);
  const address = email.trim();
  const isAddress = looksLikeEmail(address);
  const emailError = isTold ? wrongEmail() : undefined;
  const roleError = isTold && role === '' ? t('roleMissing') : undefined;

  function wrongEmail(): string | undefined {
    if (address === '') return t('emailMissing');
    // Before the password is asked for what would be refused.
    if (!isAddress) return t('refused.EMAIL_INVALID');
    return refusal && t(`refused.${refusal}`);
  }

  async function submit(): Promise<void> {
    setTold(true);
    if (isAddress && role !== '') {
      try {
        onMade(await invite.mutateAsync({ email: address, role }));
        return;
      } catch {
        // Told below, with what `invite` keeps of it.
      }
    }
    setAttempt((count) => count + 1);
  }

  return (
    <Dialog
      open
      // What is on its way is not called back by closing: the link is shown here alone.
      onClose={() => !invite.isPending && close()}
      isTyped={isTyped}
      title={t('title')}
      closeLabel={common('close')}
      isStill={invite.isPending}
      footer={
        <>
          <Button
            variant="quiet"
            waitsFor={invite.isPending ? common('saving') : undefined}
            onClick={close}
          >
            {common('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" pending={invite.isPending}>
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
            ...(emailError ? [{ name: 'email', label: t('email'), message: emailError }] : []),
            ...(roleError ? [{ name: 'role', label: t('role'), message: roleError }] : []),
          ]}
          problem={emailError || roleError ? undefined : (invite.error ?? undefined)}
        />
        {/* After a lost answer they are free: of two invitations of an address the newer link alone works. */}
        <LockedFields isPending={invite.isPending} isUnsettled={false}>
          <Field label={t('email')} error={emailError} isRequired>
            {(control) => (
              <Input
                {...control}
                name="email"
                type="email"
                autoComplete="off"
                value={email}
                onChange={({ target }) => {
                  invite.reset();
                  setEmail(target.value);
                }}
              />
            )}
          </Field>
          <Field label={t('role')} help={role && explain(role)} error={roleError} isRequired>
            {(control) => (
              <Select
                {...control}
                name="role"
                value={role}
                onChange={({ target }) => {
                  invite.reset();
                  setRole(ROLES.find((one) => one === target.value) ?? '');
                }}
              >
                <option value="">{t('chooseRole')}</option>
                {ROLES.map((one) => (
                  <option key={one} value={one}>
                    {roles(one)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </LockedFields>
      </form>
    </Dialog>
  );
}

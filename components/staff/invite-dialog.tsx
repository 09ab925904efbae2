'use client';

import { useTranslations } from 'next-intl';
import { SelectField, TextField } from '@/components/form/fields';
import { FormDialog } from '@/components/form/form-dialog';
import { useChangeForm } from '@/components/form/use-change-form';
import { useOwnChange } from '@/lib/changes/use-change';
import { isRole, ROLES } from '@/lib/contract/roles';
import {
  type InviteError,
  type InviteValues,
  inviteForm,
  refusedInvitation,
} from '@/lib/staff/invite-form';
import type { StaffLink } from '@/lib/staff/staff-deeds';
import { INVITE } from '@/lib/staff/staff-queries';

interface InviteDialogProps {
  onMade: (link: StaffLink) => void;
  onClose: () => void;
}

/** A colleague who is to have an account, and what they may do with it. */
export function InviteDialog({ onMade, onClose }: InviteDialogProps) {
  const t = useTranslations('staff.invite');
  const roles = useTranslations('common.roles');
  const explain = useTranslations('staff.roles');
  const invite = useOwnChange(INVITE, { shown: [], onMade });
  const form = useChangeForm({
    schema: inviteForm,
    values: invite.unknown?.input ?? { email: '', role: '' },
    change: invite,
    draft: { id: 'staff invitation' },
    toInput: (invitation) => invitation,
    // Whatever the server refuses of an invitation is about the address.
    fieldOf: () => 'email',
    refusedFields: ({ code }) => refusedInvitation(code),
  });
  const role = form.form.watch('role');
  return (
    <FormDialog
      form={form}
      words={{
        label: (name) => t(name as keyof InviteValues),
        error: (_, code) => t(code as InviteError),
      }}
      title={t('title')}
      submit={t('submit')}
      onClose={onClose}
    >
      <TextField name="email" isRequired input={{ type: 'email' }} />
      <SelectField name="role" isRequired help={isRole(role) && explain(role)}>
        <option value="">{t('chooseRole')}</option>
        {ROLES.map((one) => (
          <option key={one} value={one}>
            {roles(one)}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}

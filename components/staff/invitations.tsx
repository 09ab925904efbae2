'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { problemFacts, problemMessage } from '@/components/form/problem-message';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useWithdrawInvitation } from '@/lib/queries/staff';
import { formatInstant } from '@/lib/rules/clinic-time';
import type { Role } from '@/lib/rules/roles';

interface Invitation {
  readonly email: string;
  readonly role: Role;
  /** ISO instant. */
  readonly expiresAt: string;
}

interface InvitationsProps {
  invitations: readonly Invitation[];
  /** The clinic's time zone. */
  timezone: string;
  onWithdrawn: () => void;
  /** Something is not as it is shown. */
  onOutdated: () => void;
}

/** Colleagues who were given a link and have not come yet. */
export function Invitations({ invitations, timezone, onWithdrawn, onOutdated }: InvitationsProps) {
  const t = useTranslations('staff.invitations');
  const roles = useTranslations('common.roles');
  const errors = useTranslations('errors.problem');
  const locale = useLocale();
  const withdraw = useWithdrawInvitation();
  /** By their ends: somebody may be invited again. State would come too late for a second press. */
  const withdrawn = useRef(new Set<string>());
  /** Of any of them: `withdraw` tells of the last one alone. */
  const [failure, setFailure] = useState<unknown>();
  const facts = failure === undefined ? undefined : problemFacts(failure);
  if (invitations.length === 0 && !facts) return null;

  async function take({ email, expiresAt }: Invitation): Promise<void> {
    const which = `${email} ${expiresAt}`;
    if (withdrawn.current.has(which)) return;
    withdrawn.current.add(which);
    setFailure(undefined);
    try {
      await withdraw.mutateAsync(email);
      onWithdrawn();
    } catch (error) {
      setFailure(error);
      withdrawn.current.delete(which);
      if (problemFacts(error).code === 'INVITATION_GONE') onOutdated();
    }
  }

  return (
    <Card title={t('title')} flush className="mt-4">
      {facts && (
        <p role="alert" className="border-b border-line px-4 py-2 text-danger">
          {facts.code === 'INVITATION_GONE' ? t('gone') : errors(problemMessage(facts))}
        </p>
      )}
      <ul className="divide-y divide-line">
        {invitations.map((invitation) => {
          const { email, role, expiresAt } = invitation;
          return (
            <li
              key={email}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2"
            >
              <span className="min-w-0">
                <span className="block break-all">{email}</span>
                <span className="tabular block text-sm text-ink-muted">
                  {roles(role)} ·{' '}
                  {t('until', { until: formatInstant(expiresAt, locale, timezone) })}
                </span>
              </span>
              <Button
                size="small"
                aria-label={t('withdrawOf', { email })}
                pending={withdraw.isPending && withdraw.variables === email}
                onClick={() => void take(invitation)}
              >
                {t('withdraw')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

'use client';

import { useLocale, useTranslations } from 'next-intl';
import { problemFacts, problemMessage } from '@/components/form/problem-message';
import { useOneAtATime } from '@/components/form/use-one-at-a-time';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useWithdrawInvitation } from '@/lib/queries/staff';
import { formatInstant } from '@/lib/rules/clinic-time';
import type { Role } from '@/lib/rules/roles';

interface InvitationsProps {
  invitations: readonly {
    readonly email: string;
    readonly role: Role;
    /** ISO instant. */
    readonly expiresAt: string;
  }[];
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
  const once = useOneAtATime();
  const facts = withdraw.error ? problemFacts(withdraw.error) : undefined;
  if (invitations.length === 0 && !facts) return null;

  async function take(email: string): Promise<void> {
    try {
      await withdraw.mutateAsync(email);
      onWithdrawn();
    } catch (error) {
      // Told above, with what `withdraw` keeps of it.
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
        {invitations.map(({ email, role, expiresAt }) => (
          <li
            key={email}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2"
          >
            <span className="min-w-0">
              <span className="block break-all">{email}</span>
              <span className="tabular block text-sm text-ink-muted">
                {roles(role)} · {t('until', { until: formatInstant(expiresAt, locale, timezone) })}
              </span>
            </span>
            <Button
              size="small"
              aria-label={t('withdrawOf', { email })}
              pending={withdraw.isPending && withdraw.variables === email}
              onClick={() => void once(() => take(email))}
            >
              {t('withdraw')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

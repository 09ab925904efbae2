'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { Card } from '@/components/ui/card';
import { focusContentOnceGone } from '@/components/ui/overlays/focus-content';
import type { Role } from '@/lib/contract/roles';
import { formatInstant } from '@/lib/kit/dates/clinic-time';

interface InvitationsProps {
  invitations: readonly {
    readonly email: string;
    readonly role: Role;
    /** ISO instant. */
    readonly expiresAt: string;
  }[];
  /** The clinic's time zone. */
  timezone: string;
  onWithdraw: (email: string) => void;
}

/** Colleagues who were given a link and have not come yet. */
export function Invitations({ invitations, timezone, onWithdraw }: InvitationsProps) {
  const t = useTranslations('staff.invitations');
  const roles = useTranslations('common.roles');
  const locale = useLocale();
  if (invitations.length === 0) return null;
  return (
    <Card title={t('title')} flush className="mt-4">
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
              ref={focusContentOnceGone}
              size="small"
              aria-label={t('withdrawOf', { email })}
              onClick={() => onWithdraw(email)}
            >
              {t('withdraw')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

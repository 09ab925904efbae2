'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Look } from '@/components/staff/account/look';
import { PasswordForm } from '@/components/staff/account/password-form';
import { Sessions } from '@/components/staff/account/sessions';
import { Badge } from '@/components/ui/badge';
import { Banner } from '@/components/ui/banner';
import { buttonClass } from '@/components/ui/buttons/button-class';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { useToast } from '@/components/ui/overlays/toast';
import { PageHeader } from '@/components/ui/page-header';
import type { OwnSession } from '@/lib/server/auth/own-account';
import type { Staff } from '@/lib/server/auth/staff';

interface AccountScreenProps {
  person: Staff;
  /** One of those with a published password. */
  isDemo: boolean;
  sessions: readonly OwnSession[];
  ownSessionId: string;
  /** The clinic's. */
  timezone: string;
}

export function AccountScreen({
  person,
  isDemo,
  sessions,
  ownSessionId,
  timezone,
}: AccountScreenProps) {
  const t = useTranslations('account');
  const roles = useTranslations('common.roles');
  const router = useRouter();
  const toast = useToast();

  function done(what: 'passwordChanged' | 'sessionsEnded'): void {
    toast({ message: t(what) });
    router.refresh();
  }

  return (
    <>
      <PageHeader title={t('title')} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          <Card title={t('person')}>
            <DescriptionList
              items={[
                { term: t('name'), detail: person.name },
                { term: t('email'), detail: person.email },
                { term: t('role'), detail: roles(person.role) },
              ]}
            />
            <p className="mt-3 text-sm text-ink-muted">{t('whoChanges')}</p>
          </Card>
          <Card id="password" title={t('password.title')}>
            {isDemo ? (
              <Banner tone="neutral">{t('password.demo')}</Banner>
            ) : (
              <PasswordForm email={person.email} onChanged={() => done('passwordChanged')} />
            )}
          </Card>
          <Sessions
            sessions={sessions}
            ownSessionId={ownSessionId}
            timezone={timezone}
            onEnded={() => done('sessionsEnded')}
          />
        </div>
        <div className="grid gap-4">
          <Look theme={person.theme} />
          <Card
            id="second-factor"
            title={t('secondFactor.title')}
            aside={
              <Badge tone={person.secondFactor ? 'done' : 'attention'}>
                {t(person.secondFactor ? 'secondFactor.on' : 'secondFactor.off')}
              </Badge>
            }
          >
            {person.secondFactor ? (
              <p className="max-w-prose text-pretty text-ink-muted">{t('secondFactor.lost')}</p>
            ) : (
              <>
                <p className="mb-3 max-w-prose text-pretty text-ink-muted">
                  {t('secondFactor.explain')}
                </p>
                <a href="/second-factor" className={buttonClass('secondary', 'medium')}>
                  {t('secondFactor.set')}
                </a>
              </>
            )}
          </Card>
        </div>
      </div>
    </>
  );
}

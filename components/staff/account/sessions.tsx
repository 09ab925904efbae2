import { useLocale, useTranslations } from 'next-intl';
import { ErrorSummary } from '@/components/form/error-summary';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/buttons/button';
import { Card } from '@/components/ui/card';
import { useOwnChange } from '@/lib/changes/use-change';
import { formatInstant } from '@/lib/kit/dates/clinic-time';
import type { OwnSession } from '@/lib/server/auth/own-account';
import { END_OTHER_SESSIONS } from '@/lib/staff/staff-queries';

interface SessionsProps {
  sessions: readonly OwnSession[];
  ownSessionId: string;
  /** The clinic's. */
  timezone: string;
  onEnded: () => void;
}

/** Where one is signed in, and the way to be so nowhere else. */
export function Sessions({ sessions, ownSessionId, timezone, onEnded }: SessionsProps) {
  const t = useTranslations('account.sessions');
  const locale = useLocale();
  const end = useOwnChange(END_OTHER_SESSIONS, {
    shown: [],
    onMade() {
      // The button stays for others that come.
      end.clear();
      onEnded();
    },
  });
  const told = (instant: string) => formatInstant(instant, locale, timezone);
  const hasOthers = sessions.some(({ id }) => id !== ownSessionId);
  return (
    <Card id="sessions" title={t('title')}>
      <ErrorSummary attempt={end.failedAttempt} fields={[]} problem={end.problem} />
      <ul className="divide-y divide-line">
        {sessions.map(({ id, since, lastSeen }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="tabular">
              {t('since', { at: told(since) })}
              <span className="block text-sm text-ink-muted">
                {t('lastSeen', { at: told(lastSeen) })}
              </span>
            </span>
            {id === ownSessionId && <Badge tone="accent">{t('this')}</Badge>}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          pending={end.state === 'pending'}
          disabledReason={hasOthers ? undefined : t('only')}
          onClick={() => void end.send({})}
        >
          {t('endOthers')}
        </Button>
      </div>
    </Card>
  );
}

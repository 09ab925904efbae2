'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/buttons/button';
import { Spinner } from '@/components/ui/states/spinner';
import { EXACT, formatInstant } from '@/lib/kit/dates/clinic-time';
import { ClinicProblem } from '@/lib/queries/problem';
import type { ChainCheck as Found } from '@/lib/server/audit/verify-chain';
import type { useChainCheck } from './use-chain-check';

interface ChainCheckProps extends Pick<ReturnType<typeof useChainCheck>, 'check' | 'cancel'> {
  /** The clinic's. */
  timezone: string;
}

/** How far the check is, and what it found. */
export function ChainCheck({ check, cancel, timezone }: ChainCheckProps) {
  const t = useTranslations('audit.verify');
  if (check.kind === 'none') return null;
  if (check.kind === 'running') {
    const { progress } = check;
    return (
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        {progress ? (
          <progress
            aria-label={t('running')}
            max={Math.max(progress.rows, progress.checked)}
            value={progress.checked}
            className="h-2 w-56 accent-accent"
          />
        ) : (
          <Spinner className="size-4.5" />
        )}
        <p className="tabular text-ink-muted">
          {progress ? t('progress', { ...progress }) : t('running')}
        </p>
        <Button size="small" onClick={cancel}>
          {t('cancel')}
        </Button>
      </div>
    );
  }
  if (check.kind === 'done') return <Result found={check.found} timezone={timezone} />;
  if (check.kind === 'canceled') {
    return (
      <p role="status" className="mb-4 text-ink-muted">
        {t('canceled')}
      </p>
    );
  }
  const isBusy = check.error instanceof ClinicProblem && check.error.code === 'ALREADY_CHECKING';
  return (
    <Banner tone="danger" urgent className="mb-4">
      {t(isBusy ? 'busy' : 'failed')}
    </Banner>
  );
}

function Result({ found, timezone }: { found: Found; timezone: string }) {
  const t = useTranslations('audit.verify');
  const locale = useLocale();
  const instant = (at: string) => formatInstant(at, locale, timezone, EXACT);
  if (found.intact) {
    return (
      <div role="status" className="mb-4">
        <Banner tone={found.ofOtherKeys > 0 ? 'attention' : 'done'}>
          {found.ofOtherKeys > 0 ? (
            // Of what nobody can check nothing is said, nor of when the trail begins.
            <>
              <p>{t('checked', { rows: found.rows - found.ofOtherKeys })}</p>
              <p>{t('otherKeys', { rows: found.ofOtherKeys })}</p>
            </>
          ) : (
            <>
              <p>{t('intact', { rows: found.rows })}</p>
              {found.since && <p>{t('since', { at: instant(found.since) })}</p>}
            </>
          )}
          <p>
            {found.headKnown ? t('headKnown', { at: instant(found.headKnown) }) : t('headUnknown')}
          </p>
        </Banner>
      </div>
    );
  }
  const at = instant(found.at);
  return (
    <Banner tone="danger" urgent title={t('broken')} className="mb-4">
      <p>{t(found.what, { seq: String(found.seq), at })}</p>
      <p>{t('advice')}</p>
    </Banner>
  );
}

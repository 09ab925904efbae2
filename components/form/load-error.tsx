'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { Correlation } from '@/components/ui/correlation';
import { State } from '@/components/ui/states/state';
import { problemFacts, problemMessage } from './problem-message';

interface LoadErrorProps {
  /** What could not be loaded, as a sentence: "The patients could not be loaded." */
  title: string;
  error: unknown;
  onRetry: () => void;
  retrying?: boolean;
  /** The title is the page's own where the content would have brought it. */
  heading?: 'h1' | 'p';
}

/** Stands in place of content that failed to load: what to do, a retry, what to quote. */
export function LoadError({
  title,
  error,
  onRetry,
  retrying = false,
  heading = 'p',
}: LoadErrorProps) {
  const t = useTranslations();
  const facts = problemFacts(error);
  return (
    <State
      icon="alert"
      tone="danger"
      title={title}
      heading={heading}
      urgent
      action={
        <Button onClick={onRetry} pending={retrying}>
          {t('common.retry')}
        </Button>
      }
    >
      <p>{t(`errors.problem.${problemMessage(facts)}`)}</p>
      {facts.correlationId && (
        <Correlation label={t('errors.correlation')} id={facts.correlationId} />
      )}
    </State>
  );
}

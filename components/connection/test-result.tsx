import { useTranslations } from 'next-intl';
import { problemFacts, problemMessage } from '@/components/form/problem-message';
import { Banner } from '@/components/ui/banner';
import type { ConnectionTest } from '@/lib/connection/test-connection.server';

interface TestResultProps {
  test: ConnectionTest | undefined;
  /** Why our own server did not make it. */
  error: unknown;
  isPending: boolean;
}

/** How the service answered just now, read out when it has. */
export function TestResult({ test, error, isPending }: TestResultProps) {
  const t = useTranslations('connection.test');
  const problems = useTranslations('errors.problem');
  const failed = error ? problemFacts(error) : test?.problem;
  return (
    <div role="status" className="mt-4 min-h-11">
      {isPending ? (
        <p className="text-ink-muted">{t('running')}</p>
      ) : failed ? (
        <Banner
          tone="danger"
          title={test && !error ? t('failed', { took: test.took }) : t('notMade')}
        >
          {problems(problemMessage(failed))}
        </Banner>
      ) : (
        test && <Banner tone="done">{t('ok', { took: test.took })}</Banner>
      )}
    </div>
  );
}

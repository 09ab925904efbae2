import { useTranslations } from 'next-intl';
import type { Catalog } from '@/lib/odontogram/chart-data';
import type { Refusal } from '@/lib/odontogram/edit/editor-state';
import { useNewsWords } from './use-news-words';

/** What was refused and why, with what to quote. */
export function RefusalWords({ news, catalog }: { news: Refusal; catalog: Catalog }) {
  const t = useTranslations('errors');
  const wordsOf = useNewsWords(catalog);
  const { correlationId } = news.problem;
  return (
    <>
      {wordsOf(news)}
      {correlationId && (
        <span className="text-ink-muted">
          {' '}
          {t('correlation')} <code className="font-mono select-all">{correlationId}</code>
        </span>
      )}
    </>
  );
}

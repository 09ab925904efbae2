import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { TONE_SOFT } from '@/components/ui/tone';
import type { EditorState } from '@/lib/odontogram/edit/editor-state';
import type { Catalog } from '@/lib/odontogram/shared/chart-data';
import { NEWS_BOX } from './news-box-class';
import { useNewsWords } from './use-news-words';
import { useReadWhenSeen } from './use-read-when-seen';

export interface RefusalProps {
  refusal: EditorState['refusal'];
  catalog: Catalog;
  /** It stood in sight for long enough. */
  onRefusalRead: (number: number) => void;
  onRefusalClose: (number: number) => void;
}

interface RefusalBoxProps extends RefusalProps {
  className?: string | false;
  children?: ReactNode;
}

/** What was refused and why, with what to quote. */
export function RefusalBox(props: RefusalBoxProps) {
  const { refusal, catalog, onRefusalRead, onRefusalClose, className, children } = props;
  const errors = useTranslations('errors');
  const t = useTranslations('odontogram.news');
  const { newsWords, earlierWords } = useNewsWords(catalog);
  const box = useReadWhenSeen(refusal?.number, onRefusalRead);
  const reference = refusal?.news.problem.correlationId;
  return (
    <div ref={box} className={refusal && cx(NEWS_BOX, TONE_SOFT.danger, className)}>
      {refusal && <Icon name="alert" />}
      {/* Always there: a region that comes with its words is not read out. */}
      <div role="alert" className="min-w-0 flex-1 text-ink">
        {refusal && (
          <div key={refusal.number} className="py-1.5">
            {newsWords(refusal.news)}
            {reference && (
              <span className="text-ink-muted">
                {' '}
                {errors('correlation')} <code className="font-mono select-all">{reference}</code>
              </span>
            )}
            {refusal.news.before.length > 0 && <p className="mt-1">{earlierWords(refusal.news)}</p>}
          </div>
        )}
      </div>
      {refusal && (
        <IconButton
          icon="close"
          label={t('close')}
          className="size-7!"
          onClick={({ currentTarget }) => {
            // In a dialog its body has the focus then: this button is gone.
            currentTarget.closest<HTMLElement>('dialog [tabindex]')?.focus();
            onRefusalClose(refusal.number);
          }}
        />
      )}
      {children}
    </div>
  );
}

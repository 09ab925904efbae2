import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon, type IconName } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { TONE_SOFT, type Tone } from '@/components/ui/tone';
import type { Catalog, CatalogFinding } from '@/lib/odontogram/chart-data';
import type { EditorNews, EditorState } from '@/lib/odontogram/edit/editor-state';
import { RefusalWords } from './refusal-words';
import { type Hint, isQuestion } from './use-charting';
import { useHintWords } from './use-hint-words';
import { useNewsWords } from './use-news-words';

export interface NewsBoxesProps {
  catalog: Catalog;
  news: EditorState['news'];
  refusal: EditorState['refusal'];
  /** News from before the person went on to another tooth: what was done by it is no longer told. */
  passed: number | undefined;
  hint: Hint | undefined;
  /** In hand, to paint with. */
  armed: CatalogFinding | undefined;
  canEdit: boolean;
  /** Something is on its way to the service. */
  isBusy: boolean;
  /** The findings are listed, not drawn. */
  isTable: boolean;
  /** What was pressed is gone: the focus goes back to the chart. */
  onLeave: () => void;
}

const BOX = 'flex items-center gap-2 rounded-md border pr-2 pl-2.5';

const ICONS: Partial<Record<Tone, IconName>> = { attention: 'alert', done: 'check' };

/** What has just come of the last deed, and over it what was refused, until it is closed or was read. */
export function NewsBoxes(props: NewsBoxesProps) {
  const { catalog, news, passed, hint, armed, canEdit, isTable, isBusy, onLeave } = props;
  const t = useTranslations('odontogram.status');
  const common = useTranslations('common');
  const wordsOf = useNewsWords(catalog);
  const hintWords = useHintWords(catalog);
  const [closed, setClosed] = useState<number>();
  const refusal = props.refusal?.number === closed ? undefined : props.refusal;
  const isOver = news?.news.kind === 'refused' || (news?.number === passed && isDone(news?.news));
  const told = isOver ? undefined : news?.news;
  const tone = toneOf(hint, told);
  const pointing = armed?.scope === 'whole' ? 'pointTooth' : armed ? 'point' : 'begin';
  const idle = t(!canEdit ? 'readOnly' : isTable ? 'table' : pointing);
  const words = hint ? hintWords(hint) : told && wordsOf(told);
  const hasBox = words !== undefined || refusal === undefined;
  // What was refused or waits for an answer is read whole, over what is below it; all else keeps to two lines.
  const isWhole = told?.kind === 'waiting' || isQuestion(hint);
  // Another element each time, so that what is told twice is read out twice.
  const said = hint ? `hint ${hint.number}` : news?.number;
  const saving = isBusy && told?.kind !== 'waiting' && (
    <span className="appear-late text-sm whitespace-nowrap text-ink-muted">{t('saving')}</span>
  );

  return (
    <div className="relative h-9 min-w-0 flex-1 max-sm:col-span-2 touch:h-11">
      <div
        className={cx(
          'absolute inset-x-0 top-0 flex min-h-full flex-col text-sm leading-4 wrap-anywhere',
          !refusal && !isWhole && 'h-full',
        )}
      >
        {/* Both regions are always there: one that comes with its words, or changes its role, is not read out. */}
        <div className={refusal && cx(BOX, TONE_SOFT.danger, !hasBox && 'flex-1')}>
          {refusal && <Icon name="alert" />}
          <div role="alert" className="min-w-0 flex-1 text-ink">
            {refusal && (
              <div key={refusal.number} className="py-1.5">
                <RefusalWords news={refusal.news} catalog={catalog} />
              </div>
            )}
          </div>
          {refusal && (
            <IconButton
              icon="close"
              label={common('close')}
              className="size-7!"
              onClick={() => {
                setClosed(refusal.number);
                onLeave();
              }}
            />
          )}
          {!hasBox && saving}
        </div>
        <div
          className={
            hasBox
              ? cx(
                  BOX,
                  TONE_SOFT[tone],
                  'flex-1',
                  refusal ? 'mt-1 min-h-9' : !isWhole && 'overflow-hidden',
                )
              : undefined
          }
        >
          {hasBox && <Icon name={ICONS[tone] ?? 'info'} />}
          <div className="min-w-0 flex-1 text-ink">
            <div role="status">
              {words && (
                <div
                  key={said}
                  title={words}
                  className={isWhole ? 'py-0.5 sm:py-1.5' : 'line-clamp-2'}
                >
                  {words}
                </div>
              )}
            </div>
            {/* What may be done is not read out over the name of the tooth that one goes to. */}
            {hasBox && !words && <div className="line-clamp-2">{idle}</div>}
          </div>
          {hasBox && saving}
        </div>
      </div>
    </div>
  );
}

/** Of no use any more where the person works on. */
function isDone(news: EditorNews | undefined): boolean {
  return news?.kind === 'made' || news?.kind === 'as-it-was';
}

function toneOf(hint: Hint | undefined, news: EditorNews | undefined): Tone {
  if (hint) return 'attention';
  if (news?.kind === 'made') return 'done';
  return news && news.kind !== 'as-it-was' ? 'attention' : 'neutral';
}

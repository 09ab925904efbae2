import { useTranslations } from 'next-intl';
import { type Hint, isQuestion } from '@/components/odontogram/use-charting';
import { useHintWords } from '@/components/odontogram/use-odontogram-words';
import { cx } from '@/components/ui/cx';
import { Icon, type IconName } from '@/components/ui/icon';
import { TONE_SOFT, type Tone } from '@/components/ui/tone';
import type { EditorNews, EditorState } from '@/lib/odontogram/edit/editor-state';
import type { CatalogFinding } from '@/lib/odontogram/shared/chart-data';
import { NEWS_BOX } from './news-box-class';
import { RefusalBox, type RefusalProps } from './refusal-box';
import { useNewsWords } from './use-news-words';

export interface NewsBoxesProps extends RefusalProps {
  news: EditorState['news'];
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
}

const ICONS: Partial<Record<Tone, IconName>> = { attention: 'alert', done: 'check' };

/** What has just come of the last deed, and over it what was refused, until it is closed or was read. */
export function NewsBoxes(props: NewsBoxesProps) {
  const { catalog, news, passed, hint, armed, canEdit, isTable, isBusy, refusal } = props;
  const t = useTranslations('odontogram.status');
  const { newsWords } = useNewsWords(catalog);
  const hintWords = useHintWords(catalog);
  const isOver = news?.news.kind === 'refused' || (news?.number === passed && isDone(news?.news));
  const told = isOver ? undefined : news?.news;
  const tone = toneOf(hint, told);
  const pointing = armed?.scope === 'whole' ? 'pointTooth' : armed ? 'point' : 'begin';
  const idle = t(!canEdit ? 'readOnly' : isTable ? 'table' : pointing);
  const words = hint ? hintWords(hint) : told && newsWords(told);
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
          'absolute inset-x-0 top-0 flex min-h-full flex-col',
          !refusal && !isWhole && 'h-full',
        )}
      >
        <RefusalBox {...props} className={!hasBox && 'flex-1'}>
          {!hasBox && saving}
        </RefusalBox>
        <div
          className={
            hasBox
              ? cx(
                  NEWS_BOX,
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

/** Seen on the chart, and of no use any more where the person works on. */
export function isDone(news: EditorNews | undefined): boolean {
  return news?.kind === 'made' || news?.kind === 'as-it-was';
}

function toneOf(hint: Hint | undefined, news: EditorNews | undefined): Tone {
  if (hint) return 'attention';
  if (news?.kind === 'made') return 'done';
  return news && news.kind !== 'as-it-was' ? 'attention' : 'neutral';
}

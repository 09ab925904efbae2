'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Icon, type IconName } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { TONE_SOFT, type Tone } from '@/components/ui/tone';
import type { Catalog, CatalogFinding } from '@/lib/odontogram/chart-data';
import type { EditorNews, EditorState } from '@/lib/odontogram/edit/editor-state';
import { FindingGlyph } from './finding-glyph';
import { type Hint, isQuestion } from './use-charting';
import { useHintWords } from './use-hint-words';
import { useNewsWords } from './use-news-words';

interface StatusLineProps {
  catalog: Catalog;
  news: EditorState['news'];
  /** News from before the person went on to another tooth: what was done by it is no longer told. */
  passed: number | undefined;
  hint: Hint | undefined;
  /** In hand, to paint with. */
  armed: CatalogFinding | undefined;
  canEdit: boolean;
  /** Something is on its way to the service. */
  isBusy: boolean;
  /** The tooth that the panel is about. */
  tooth: number | undefined;
  /** The findings are listed, not drawn. */
  isTable: boolean;
  onDisarm: () => void;
  onUndo: () => void;
  onRedo: () => void;
  /** To the panel, which on a small screen is far below. */
  onDetails: (fdi: number) => void;
  /** What was pressed is gone: the focus goes back to the chart. */
  onLeave: () => void;
}

const TOOL = 'size-9! touch:size-11! border border-line-strong/55 bg-surface text-ink';

const ICONS: Partial<Record<Tone, IconName>> = {
  danger: 'alert',
  attention: 'alert',
  done: 'check',
  neutral: 'info',
};

/**
 * What is in hand, and what has just come of the last deed. It keeps its height whatever it says, and
 * stays in sight: a chart that moved under the hand would be charted on the wrong tooth.
 */
export function StatusLine(props: StatusLineProps) {
  const { catalog, news, passed, armed, canEdit, tooth, isBusy, onDisarm, onUndo, onRedo } = props;
  const t = useTranslations('odontogram.status');
  const errors = useTranslations('errors');
  const common = useTranslations('common');
  const wordsOf = useNewsWords(catalog);
  const hintWords = useHintWords(catalog);
  const [closed, setClosed] = useState<number>();
  const isOver = news && (news.number === closed || (news.number === passed && isDone(news.news)));
  const told = isOver ? undefined : news?.news;
  const isRefused = told?.kind === 'refused' && !(props.hint && props.hint.after === news?.number);
  const hint = isRefused ? undefined : props.hint;
  const tone = toneOf(hint, told);
  const pointing = armed?.scope === 'whole' ? 'pointTooth' : armed ? 'point' : 'begin';
  const idle = t(!canEdit ? 'readOnly' : props.isTable ? 'table' : pointing);
  const words = hint ? hintWords(hint) : told && wordsOf(told);
  // What went wrong or waits for an answer is read whole, over what is below it; all else keeps to two lines.
  const isWhole = isRefused || told?.kind === 'waiting' || isQuestion(hint);
  // Another element each time, so that what is told twice is read out twice.
  const said = hint ? `hint ${hint.number}` : news?.number;

  return (
    <div className="sticky top-13 z-20 -mx-3 mb-2 grid grid-cols-[auto_1fr] items-center gap-2 bg-canvas px-3 py-1 sm:flex lg:static lg:m-0 lg:min-w-0 lg:flex-1 lg:p-0 print:hidden">
      {canEdit && (
        <span className="flex gap-2">
          <IconButton
            icon="undo"
            label={t('undo')}
            aria-keyshortcuts="Control+Z"
            className={TOOL}
            onClick={onUndo}
          />
          <IconButton
            icon="redo"
            label={t('redo')}
            aria-keyshortcuts="Control+Y"
            className={TOOL}
            onClick={onRedo}
          />
        </span>
      )}
      {(canEdit || tooth !== undefined) && (
        <p
          className={cx(
            'flex h-9 min-w-0 items-center gap-2 rounded-md border pr-1 pl-2.5 touch:h-11 sm:max-w-72 lg:max-w-md',
            armed ? 'border-accent/40 bg-accent-soft' : 'border-transparent pl-0 lg:hidden',
          )}
        >
          {!armed && tooth !== undefined && (
            <Button size="small" variant="quiet" onClick={() => props.onDetails(tooth)}>
              {t('details', { fdi: tooth })}
            </Button>
          )}
          {armed && <FindingGlyph finding={armed} className="size-6" />}
          {/* Read out when something is taken in hand, and not with each tooth that one goes to. */}
          <span
            aria-live="polite"
            className={armed ? 'min-w-0 flex-1 truncate' : 'sr-only'}
            title={armed?.label}
          >
            {armed &&
              t.rich('painting', {
                label: () => <bdi className="font-semibold">{armed.label}</bdi>,
              })}
          </span>
          {armed && (
            <Button size="small" variant="quiet" onClick={onDisarm}>
              {t('letGo')}
            </Button>
          )}
        </p>
      )}
      <div className="relative h-9 min-w-0 flex-1 max-sm:col-span-2 touch:h-11">
        <div
          className={cx(
            'absolute inset-x-0 top-0 flex min-h-full items-center gap-2 rounded-md border pr-2 pl-2.5',
            !isWhole && 'h-full overflow-hidden',
            TONE_SOFT[tone],
          )}
        >
          <Icon name={ICONS[tone] ?? 'info'} />
          {/* Both are always there: one that comes with its words, or changes its role, is not read out. */}
          <div className="min-w-0 flex-1 text-sm leading-4 text-ink wrap-anywhere">
            <div role="status">
              {!isRefused && words && (
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
            {!words && <div className="line-clamp-2">{idle}</div>}
            <div role="alert">
              {isRefused && (
                <div key={said} title={words} className="py-1.5">
                  {words}{' '}
                  {told.problem.correlationId && (
                    <span className="text-ink-muted">
                      {errors('correlation')}{' '}
                      <code className="font-mono select-all">{told.problem.correlationId}</code>
                    </span>
                  )}
                </div>
              )}
            </div>
          </div>
          {isRefused && (
            <IconButton
              icon="close"
              label={common('close')}
              className="size-7!"
              onClick={() => {
                setClosed(news?.number);
                props.onLeave();
              }}
            />
          )}
          {isBusy && told?.kind !== 'waiting' && (
            <span className="appear-late text-sm whitespace-nowrap text-ink-muted">
              {t('saving')}
            </span>
          )}
        </div>
      </div>
    </div>
  );
}

/** Of no use any more where the person works on. */
function isDone({ kind }: EditorNews): boolean {
  return kind === 'made' || kind === 'as-it-was';
}

function toneOf(hint: Hint | undefined, news: EditorNews | undefined): Tone {
  if (hint) return 'attention';
  if (news?.kind === 'refused') return 'danger';
  if (news?.kind === 'made') return 'done';
  return news && news.kind !== 'as-it-was' ? 'attention' : 'neutral';
}

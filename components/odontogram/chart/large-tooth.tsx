'use client';

import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { isDone } from '@/components/odontogram/news/news-boxes';
import { RefusalBox, type RefusalProps } from '@/components/odontogram/news/refusal-box';
import { useNewsWords } from '@/components/odontogram/news/use-news-words';
import { Button } from '@/components/ui/buttons/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { Charting, Gesture } from '@/lib/odontogram/charting/charting';
import { surfacesText } from '@/lib/odontogram/charting/selection';
import { CELL_WIDTH, cellHeight } from '@/lib/odontogram/draw/tooth-frame';
import { toothGeometry } from '@/lib/odontogram/draw/tooth-geometry';
import type { EditorState } from '@/lib/odontogram/edit/editor-state';
import { inOrder } from '@/lib/odontogram/plan/plan-by-tooth';
import { dentitionOf } from '@/lib/odontogram/rules/fdi';
import type { CatalogFinding, ChartFinding } from '@/lib/odontogram/shared/chart-data';
import type { ToothView } from '@/lib/odontogram/tooth-view';
import { FindingGlyph } from '../finding-glyph';
import { FindingLine } from '../panel/finding-line';
import type { Hint } from '../use-charting';
import { useHintWords, useSurfaceWord, useToothName } from '../use-odontogram-words';
import { ToothDrawing } from './tooth-drawing';
import { useCellWords } from './use-cell-words';

/** Units from the middle of a surface towards its edge, where its letter hides no finding. */
const LETTER_OUT = 7;

interface LargeToothProps extends RefusalProps {
  fdi: number;
  view: ToothView | undefined;
  /** What is charted of it. */
  findings: readonly ChartFinding[];
  /** Else it is looked at alone. */
  canEdit: boolean;
  isWhole: boolean;
  charting: Charting;
  armed: CatalogFinding | undefined;
  /** What the last touch came to, where it was nothing. */
  hint: Hint | undefined;
  news: EditorState['news'];
  act: (gesture: Gesture) => void;
  /** On to the finding for what was chosen. */
  onPalette: () => void;
  onDetails: () => void;
  onClose: () => void;
}

/** One tooth, large enough for a finger: on a small screen its surfaces are chosen or painted here. */
export function LargeTooth(props: LargeToothProps) {
  const {
    fdi,
    view,
    findings,
    canEdit,
    catalog,
    isWhole,
    charting,
    armed,
    hint,
    news,
    act,
    onPalette,
    onDetails,
    onClose,
  } = props;
  const t = useTranslations('odontogram.large');
  const panel = useTranslations('odontogram.panel');
  const common = useTranslations('common');
  const nameOf = useToothName();
  const surfaceWord = useSurfaceWord(catalog.surfaces);
  const hintWords = useHintWords(catalog);
  const { newsWords } = useNewsWords(catalog);
  // What was done is seen on the tooth.
  const isSeen = news?.news.kind === 'refused' || isDone(news?.news);
  const { toothWords } = useCellWords(catalog.surfaces, isWhole);

  function touch({ target }: MouseEvent): void {
    if (!canEdit) return;
    const part = target instanceof Element ? target.closest('[data-surface]') : null;
    const surface = part?.getAttribute('data-surface') ?? undefined;
    act({ kind: 'point', place: { toothFdi: fdi, surface }, how: 'toggle' });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`${fdi} · ${nameOf(fdi)}`}
      closeLabel={common('close')}
      isStill
      footer={
        <>
          {findings.length > 0 && <Button onClick={onDetails}>{t('details')}</Button>}
          {canEdit && !armed && charting.selection.has(fdi) && (
            <Button onClick={onPalette}>{t('palette')}</Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      {armed ? (
        <p className="flex items-center gap-2 font-semibold">
          <FindingGlyph finding={armed} />
          <bdi className="min-w-0 wrap-anywhere">{armed.label}</bdi>
        </p>
      ) : (
        canEdit && <p className="text-ink-muted">{t('help')}</p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same places are reached by keys on the chart. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above. */}
      <div className="odontogram-large mt-3" onClick={touch}>
        <svg
          className="odontogram-ink"
          role="img"
          aria-label={toothWords(fdi, view)}
          viewBox={`0 0 ${CELL_WIDTH} ${cellHeight(dentitionOf(fdi))}`}
          data-tooth={fdi}
        >
          <ToothDrawing
            fdi={fdi}
            view={view}
            selectedSurfaces={surfacesText(charting.selection, fdi)}
            isUnread={!isWhole}
          />
          <g>
            {toothGeometry(fdi).surfaces.map(({ surface, centre, outward }) => (
              <text
                key={surface}
                x={centre.x + outward.x * LETTER_OUT + (surface === 'occlusal' ? -LETTER_OUT : 0)}
                y={centre.y + outward.y * LETTER_OUT + (surface === 'occlusal' ? -LETTER_OUT : 0)}
                className="surface-letter"
              >
                {surfaceWord(fdi, surface).slice(0, 1).toLocaleUpperCase()}
              </text>
            ))}
          </g>
        </svg>
      </div>
      {/* In sight, and below the drawing: it moves no surface away from under the finger. */}
      <div className="sticky -bottom-4 bg-surface pb-4">
        {/* Always there, and with another element for each: else it is not read out. */}
        <p role="status" className="text-attention">
          {hint && <span key={`hint ${hint.number}`}>{hintWords(hint)}</span>}
          {!hint && news && !isSeen && <span key={news.number}>{newsWords(news.news)}</span>}
        </p>
        <RefusalBox {...props} className="mt-1" />
      </div>
      <ul className="divide-y divide-line border-t border-line">
        {inOrder(findings).map((finding) => (
          <li key={finding.id} className="flex items-center gap-2 py-1.5">
            <FindingLine finding={finding} catalog={catalog} />
          </li>
        ))}
      </ul>
      {findings.length === 0 && isWhole && <p className="text-ink-muted">{panel('noFindings')}</p>}
    </Dialog>
  );
}

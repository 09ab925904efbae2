'use client';

import { useTranslations } from 'next-intl';
import { FindingGlyph } from '@/components/odontogram/finding-glyph';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { cx } from '@/components/ui/cx';
import { NewsBoxes, type NewsBoxesProps } from './news-boxes';

interface StatusLineProps extends NewsBoxesProps {
  /** The tooth that the panel is about. */
  tooth: number | undefined;
  onDisarm: () => void;
  onUndo: () => void;
  onRedo: () => void;
  /** To the panel, which on a small screen is far below. */
  onDetails: (fdi: number) => void;
}

const TOOL = 'size-9! touch:size-11! border border-line-strong/55 bg-surface text-ink';

/** From `xl` to 88rem the message and the bar's tools share its row. */
const IN_HAND_WIDTH = 'sm:max-w-72 lg:max-w-md xl:max-w-72 min-[88rem]:max-w-md';

/**
 * What is in hand, and what has just come of the last deed. It keeps its height whatever it says, and
 * stays in sight: a chart that moved under the hand would be charted on the wrong tooth.
 */
export function StatusLine(props: StatusLineProps) {
  const { armed, canEdit, tooth, onDisarm, onUndo, onRedo } = props;
  const t = useTranslations('odontogram.status');

  return (
    <div className="sticky top-13 z-20 -mx-3 mb-2 grid grid-cols-[auto_1fr] items-center gap-2 bg-canvas px-3 py-1 sm:flex xl:static xl:m-0 xl:min-w-0 xl:flex-1 xl:p-0 print:hidden">
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
            'flex h-9 min-w-0 items-center gap-2 rounded-md border pr-1 pl-2.5 touch:h-11',
            IN_HAND_WIDTH,
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
      <NewsBoxes {...props} />
    </div>
  );
}

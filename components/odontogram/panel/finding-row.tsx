import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef } from 'react';
import { lazyPart } from '@/components/lazy-part';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { cx } from '@/components/ui/cx';
import { describeFinding } from '@/lib/odontogram/describe-finding';
import { isExpected } from '@/lib/odontogram/edit/predicted';
import type { Place } from '@/lib/odontogram/place';
import type { Fate } from '@/lib/odontogram/plan/panel-rows';
import type { Catalog, ChartFinding } from '@/lib/odontogram/shared/chart-data';
import { hasPlan } from '@/lib/odontogram/shared/plan-lines';
import { FindingMark } from '../finding-mark';
import { usePlaceWord, useSubtotalWord } from '../use-odontogram-words';
import { useSending } from '../use-sending';
import { EvolutionSelect } from './evolution-select';
import type { FindingActions } from './finding-actions';
import { hoverHandlers, useHoverEnd } from './hover-handlers';
import { loadFindingForm } from './load-finding-form';
import { PlannedItems } from './planned-items';
import { RefusalNotice } from './refusal-notice';

const FindingForm = lazyPart(loadFindingForm);

interface FindingRowProps extends FindingActions {
  finding: ChartFinding;
  /** Only what was typed about it is left. */
  fate: Fate | undefined;
  catalog: Catalog;
  isHighlighted: boolean;
  isEditing: boolean;
  onEdit: (finding: ChartFinding | undefined) => void;
  onHover: (place: Place | undefined) => void;
  /** Just before it leaves the page. */
  onGone: (row: HTMLElement) => void;
}

/** One registered finding: what it is, how far its treatment is, what is planned. */
export function FindingRow({
  finding,
  fate,
  catalog,
  isHighlighted,
  isEditing,
  onEdit,
  onHover,
  onGone,
  can,
  onSave,
  onRemove,
}: FindingRowProps) {
  const t = useTranslations('odontogram.panel');
  useHoverEnd(onHover);
  const subtotalWord = useSubtotalWord();
  const placeWord = usePlaceWord(catalog.surfaces);
  const frame = useRef<HTMLLIElement>(null);
  const choosing = useRef(0);
  const { pending, problem, queue, send } = useSending();
  const { toothFdi, surface, notes } = finding;
  const mayChange = can.change === 'yes' && fate === undefined;
  const { kind, label } = describeFinding(finding, catalog);
  const named = t('ofPlace', { finding: label, place: placeWord(finding) });

  useLayoutEffect(() => {
    const row = frame.current;
    return () => {
      if (row) onGone(row);
    };
  }, [onGone]);

  async function choose(evolution: string): Promise<void> {
    // What is on its way, itself or by a choice, was not seen saved: it may be refused yet.
    const seen = choosing.current === 0 && !isExpected(finding) ? finding : undefined;
    choosing.current += 1;
    try {
      await queue(() => onSave(finding, { evolution }, seen));
    } finally {
      choosing.current -= 1;
    }
  }

  function remove(): void {
    // What is typed in it stays, and so does the row: only what was pressed goes.
    if (isEditing) frame.current?.focus({ preventScroll: true });
    void send(() => onRemove(finding));
  }

  function close(): void {
    onEdit(undefined);
    // What was pressed is gone.
    frame.current?.focus();
  }

  return (
    <li
      ref={frame}
      tabIndex={-1}
      aria-label={named}
      {...hoverHandlers({ toothFdi, surface }, onHover)}
      className={cx(
        'border-l-2 py-2.5 pr-4 pl-3.5',
        isHighlighted ? 'border-l-accent' : 'border-l-transparent',
      )}
    >
      <div className="flex items-start gap-2">
        <FindingMark kind={kind} />
        <div className="min-w-0 flex-1">
          <p dir="auto" className="font-medium wrap-anywhere">
            {label}
          </p>
          <p className="text-sm text-ink-muted">
            {placeWord(finding)}
            {kind === undefined && ` · ${t('unknownFinding')}`}
          </p>
        </div>
        {hasPlan(finding) && (
          <p className="tabular pt-px whitespace-nowrap">{subtotalWord(finding)}</p>
        )}
      </div>
      <div className="mt-1.5 flex flex-wrap items-center gap-2 pl-10">
        <EvolutionSelect
          finding={finding}
          catalog={catalog}
          label={t('evolutionOf', { finding: named })}
          canChange={mayChange}
          onChoose={(evolution) => void choose(evolution)}
        />
        {mayChange && !isEditing && (
          <Button
            size="small"
            icon="edit"
            aria-label={t('editNamed', { finding: named })}
            onClick={() => onEdit(finding)}
          >
            {t('edit')}
          </Button>
        )}
        {can.remove === 'yes' && fate === undefined && (
          <IconButton
            icon="clear"
            label={t('removeNamed', { finding: named })}
            className="ml-auto"
            aria-disabled={pending}
            onClick={remove}
          />
        )}
      </div>
      <RefusalNotice problem={problem} />
      {isEditing ? (
        <FindingForm
          finding={finding}
          fate={fate}
          onSave={onSave}
          onClose={close}
          maySearch={can.searchProcedures}
        />
      ) : (
        <div className="pl-10">
          <PlannedItems finding={finding} />
          {notes && (
            <p dir="auto" className="mt-1.5 text-sm wrap-anywhere whitespace-pre-line">
              {notes}
            </p>
          )}
        </div>
      )}
    </li>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { lazy, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { IconButton } from '@/components/ui/icon-button';
import type { Catalog, ChartFinding } from '@/lib/odontogram/chart-data';
import { describeFinding } from '@/lib/odontogram/describe-finding';
import type { Place } from '@/lib/odontogram/place';
import { formatPesos } from '@/lib/rules/money-format';
import { FindingMark } from '../finding-mark';
import { usePlaceWord } from '../use-place-word';
import { EvolutionSelect } from './evolution-select';
import type { FindingActions } from './finding-actions';
import { hoverHandlers } from './hover-handlers';
import { loadFindingForm } from './load-finding-form';
import { PlannedItems } from './planned-items';
import { RefusalNotice } from './refusal-notice';
import { useSending } from './use-sending';

const FindingForm = lazy(loadFindingForm);

interface FindingRowProps extends FindingActions {
  finding: ChartFinding;
  catalog: Catalog;
  isHighlighted: boolean;
  isEditing: boolean;
  onEdit: (findingId: string | undefined) => void;
  onHover: (place: Place | undefined) => void;
}

/** One registered finding: what it is, how far its treatment is, what is planned. */
export function FindingRow({
  finding,
  catalog,
  isHighlighted,
  isEditing,
  onEdit,
  onHover,
  can,
  onSave,
  onRemove,
  searchProcedures,
}: FindingRowProps) {
  const t = useTranslations('odontogram.panel');
  const locale = useLocale();
  const placeWord = usePlaceWord(catalog.surfaces);
  const frame = useRef<HTMLLIElement>(null);
  const [choosing, setChoosing] = useState<string>();
  const { pending, problem, send } = useSending();
  const { id, toothFdi, surface, plannedItems, subtotal, notes } = finding;
  const { kind, label } = describeFinding(finding, catalog);
  const named = t('ofPlace', { finding: label, place: placeWord(finding) });

  async function choose(evolution: string): Promise<void> {
    setChoosing(evolution);
    await send(() => onSave(id, { evolution }));
    setChoosing(undefined);
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
          <p dir="auto" className="font-medium break-words">
            {label}
          </p>
          <p className="text-sm text-ink-muted">
            {placeWord(finding)}
            {kind === undefined && ` · ${t('unknownFinding')}`}
          </p>
        </div>
        {plannedItems.length > 0 && (
          <p className="tabular pt-px whitespace-nowrap">{formatPesos(subtotal, locale)}</p>
        )}
      </div>
      <div className="mt-1.5 flex flex-wrap items-center gap-2 pl-10">
        <EvolutionSelect
          finding={finding}
          catalog={catalog}
          label={t('evolutionOf', { finding: named })}
          canChange={can.change === 'yes'}
          choosing={choosing}
          onChoose={(evolution) => void choose(evolution)}
        />
        {can.change === 'yes' && !isEditing && (
          <Button
            size="small"
            icon="edit"
            aria-label={t('editNamed', { finding: named })}
            onClick={() => onEdit(id)}
          >
            {t('edit')}
          </Button>
        )}
        {can.remove === 'yes' && (
          <IconButton
            icon="clear"
            label={t('removeNamed', { finding: named })}
            className="ml-auto"
            aria-disabled={pending}
            onClick={() => void send(() => onRemove(id))}
          />
        )}
      </div>
      <RefusalNotice problem={problem} />
      {isEditing ? (
        <FindingForm
          finding={finding}
          onSave={onSave}
          onClose={close}
          searchProcedures={searchProcedures}
        />
      ) : (
        <div className="pl-10">
          <PlannedItems items={plannedItems} />
          {notes && (
            <p dir="auto" className="mt-1.5 text-sm break-words whitespace-pre-line">
              {notes}
            </p>
          )}
        </div>
      )}
    </li>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { sendOnControlEnter } from '@/components/form/send-on-control-enter';
import { Button } from '@/components/ui/buttons/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/overlays/dialog';
import { atStake, hasWork, type StakeChoice } from '@/lib/odontogram/charting/at-stake';
import { combinationOf } from '@/lib/odontogram/charting/combination';
import { needsSurfaces, onSurfaces, proposalOf } from '@/lib/odontogram/charting/proposal';
import type { Selection } from '@/lib/odontogram/charting/selection';
import type { Place } from '@/lib/odontogram/place';
import type {
  Catalog,
  CatalogFinding,
  Chart,
  ChartFinding,
} from '@/lib/odontogram/shared/chart-data';
import { hasPlan } from '@/lib/odontogram/shared/plan-lines';
import { SURFACES, type SurfaceId } from '@/lib/odontogram/tooth-view';
import { FindingGlyph } from '../finding-glyph';
import { useFindingWords, usePlaceWord, useSubtotalWord } from '../use-odontogram-words';
import { byTooth, PlaceLines } from './place-lines';

interface BatchDialogProps {
  finding: CatalogFinding;
  selection: Selection;
  chart: Chart;
  catalog: Catalog;
  canRemove: boolean;
  onApply: (finding: CatalogFinding, places: readonly Place[], choice: StakeChoice) => void;
  onClose: () => void;
}

/**
 * What one finding would do to all that is chosen: where it goes, what it replaces and makes impossible,
 * where it cannot. Of one place it opens where something would be lost.
 */
export function BatchDialog({
  finding: picked,
  selection,
  chart,
  catalog,
  canRemove,
  onApply,
  onClose,
}: BatchDialogProps) {
  const t = useTranslations('odontogram.batch');
  const common = useTranslations('common');
  const formId = useId();
  const apply = useRef<HTMLButtonElement>(null);
  const wordOf = usePlaceWord(catalog.surfaces);
  const [surfaces, setSurfaces] = useState<ReadonlySet<SurfaceId>>(new Set());
  const places = onSurfaces(selection, surfaces);
  const combination = combinationOf(picked, proposalOf(picked, places, chart), catalog.findings);
  const [combines, setCombines] = useState(true);
  const finding = (combines && combination) || picked;
  const proposal = proposalOf(finding, places, chart);
  const { register, replaced, already, refused } = proposal;
  const stake = atStake(finding, proposal, chart, catalog);
  // What takes the tooth away has no use for what was planned on it.
  const [keepsWork, setKeepsWork] = useState(finding.removes === undefined);
  const [endsImpossible, setEndsImpossible] = useState(canRemove);
  const hasKeepableWork = stake.replaced.some(
    (each) => hasWork(each, catalog) && !each.unreadableItems,
  );
  const isOne = selection.size === 1 && register.length === 1;
  const asksSurfaces = needsSurfaces(picked, selection);
  const words = useFindingWords(catalog);
  const subtotal = useSubtotalWord();
  const describe = (each: ChartFinding) =>
    [`${wordOf(each)}: ${words(each)}`, ...(hasPlan(each) ? [subtotal(each)] : [])].join(' · ');

  // Where nothing is asked, Enter says yes to what the Enter before it picked.
  useEffect(() => {
    if (!asksSurfaces) apply.current?.focus();
  }, [asksSurfaces]);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (register.length > 0) onApply(finding, places, { keepsWork, endsImpossible });
  }

  function toggle(surface: SurfaceId): void {
    const next = new Set(surfaces);
    if (!next.delete(surface)) next.add(surface);
    setSurfaces(next);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isOne ? 'titleOne' : 'title')}
      closeLabel={common('close')}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button
            ref={apply}
            type="submit"
            form={formId}
            onKeyDown={(event) => {
              // The key that picked the finding, held down, does not agree to it unseen.
              if (event.repeat && event.key === 'Enter') event.preventDefault();
              else sendOnControlEnter(event);
            }}
            variant="primary"
            disabledReason={
              register.length === 0 ? t(asksSurfaces ? 'noSurface' : 'none') : undefined
            }
          >
            {t('apply', { count: register.length })}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} onKeyDown={sendOnControlEnter}>
        <p className="flex items-center gap-2 font-semibold">
          <FindingGlyph finding={finding} />
          <bdi className="min-w-0 wrap-anywhere">{finding.label}</bdi>
        </p>
        {combination && (
          <div className="mt-2">
            <Checkbox
              label={t('combines', { label: combination.label })}
              checked={combines}
              onChange={() => setCombines(!combines)}
            />
          </div>
        )}
        {asksSurfaces && (
          <fieldset className="mt-3">
            <legend className="font-medium">{t('whichSurfaces')}</legend>
            <div className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
              {SURFACES.map((surface) => (
                <Checkbox
                  key={surface}
                  label={catalog.surfaces.find(({ id }) => id === surface)?.label ?? surface}
                  checked={surfaces.has(surface)}
                  onChange={() => toggle(surface)}
                />
              ))}
            </div>
          </fieldset>
        )}
        <PlaceLines
          title={t('register', { count: register.length })}
          lines={byTooth(register, (place) => wordOf(place))}
        />
        <PlaceLines
          title={t('replaced', { count: replaced.length })}
          lines={byTooth(replaced, describe)}
        />
        {hasKeepableWork && (
          <Checkbox
            label={t('keepsWork')}
            checked={keepsWork}
            onChange={() => setKeepsWork(!keepsWork)}
          />
        )}
        <PlaceLines
          title={t('impossible', { count: stake.impossible.length })}
          lines={byTooth(stake.impossible, describe)}
        />
        {stake.impossible.length > 0 && canRemove && (
          <Checkbox
            label={t('endsImpossible')}
            checked={endsImpossible}
            onChange={() => setEndsImpossible(!endsImpossible)}
          />
        )}
        <PlaceLines title={t('already')} lines={byTooth(already, wordOf)} />
        <PlaceLines
          title={t('refused')}
          lines={byTooth(
            refused
              // That surfaces are still to be chosen is no refusal.
              .filter(({ why }) => why !== 'needsSurface')
              .map(({ place, why }) => ({ ...place, why })),
            ({ why }) => t(`why.${why}`),
          )}
        />
      </form>
    </Dialog>
  );
}

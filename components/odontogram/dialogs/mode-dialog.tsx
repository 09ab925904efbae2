'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { blockingPlaces, modePreview } from '@/lib/odontogram/charting/dentition-preview';
import type { EditOutcome } from '@/lib/odontogram/edit/editor-state';
import type { DentitionMode } from '@/lib/odontogram/rules/fdi';
import type { Chart } from '@/lib/odontogram/shared/chart-data';
import { RefusalNotice } from '../panel/refusal-notice';
import { useToothName } from '../use-odontogram-words';
import { useSending } from '../use-sending';
import { SignatureEnds } from './signature-ends';

interface ModeDialogProps {
  chart: Chart;
  /** Of a chart that was never read it is not known what stands on it. */
  isWhole: boolean;
  /** A finding can be taken away. */
  canRemove: boolean;
  mode: DentitionMode;
  onSend: (mode: DentitionMode) => Promise<EditOutcome>;
  onGo: (fdi: number) => void;
  onClose: () => void;
}

/** What another dentition would change, and what stands in its way, before it is asked for. */
export function ModeDialog(props: ModeDialogProps) {
  const { chart, isWhole, canRemove, mode, onSend, onGo, onClose } = props;
  const t = useTranslations('odontogram.dentition');
  const common = useTranslations('common');
  const nameOf = useToothName();
  const { pending, problem, send } = useSending();
  const { come, go, blocking, isGuess } = modePreview(chart, mode);
  const named = problem ? blockingPlaces(problem.details) : [];
  const inTheWay = named.length > 0 ? named : teethOf(blocking);

  async function submit(): Promise<void> {
    const result = await send(() => onSend(mode));
    if (result?.ok) onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('changeTo', { mode: t(mode) })}
      closeLabel={common('close')}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button
            variant="primary"
            pending={pending}
            onClick={() => void submit()}
            disabledReason={isWhole && inTheWay.length > 0 ? t('blockedShort') : undefined}
          >
            {t('change')}
          </Button>
        </>
      }
    >
      <SignatureEnds signature={chart.signature} />
      {isWhole ? (
        <>
          {isGuess && <p className="mb-2">{t('guess')}</p>}
          {come.length > 0 && <p>{t('come', { count: come.length, teeth: come.join(', ') })}</p>}
          {go.length > 0 && (
            <p className="mt-2">{t('go', { count: go.length, teeth: go.join(', ') })}</p>
          )}
        </>
      ) : (
        named.length === 0 && <p>{t('notKnown')}</p>
      )}
      {inTheWay.length > 0 && (
        <div className="mt-3 rounded-md border border-attention-line bg-attention-soft px-3 py-2.5">
          <p className="font-semibold">{t('blocked', { count: inTheWay.length })}</p>
          <p>
            {t('blockedHelp', { count: inTheWay.length })} {canRemove && t('blockedRemove')}
          </p>
          <ToothLinks
            teeth={inTheWay}
            nameOf={nameOf}
            onGo={(fdi) => {
              onClose();
              onGo(fdi);
            }}
          />
        </div>
      )}
      {problem && named.length === 0 && <RefusalNotice problem={problem} />}
    </Dialog>
  );
}

function teethOf(findings: readonly { readonly toothFdi: number }[]): number[] {
  return [...new Set(findings.map(({ toothFdi }) => toothFdi))].sort((a, b) => a - b);
}

interface ToothLinksProps {
  teeth: readonly number[];
  /** What a tooth is called where there is no picture of it. */
  nameOf: (fdi: number) => string;
  onGo: (fdi: number) => void;
}

/** Teeth by their numbers; each leads to its place on the chart. */
function ToothLinks({ teeth, nameOf, onGo }: ToothLinksProps) {
  return (
    <ul className="tabular mt-1 flex flex-wrap gap-1">
      {teeth.map((fdi) => (
        <li key={fdi}>
          <button
            type="button"
            aria-label={nameOf(fdi)}
            title={nameOf(fdi)}
            onClick={() => onGo(fdi)}
            className="min-h-6 min-w-9 touch:min-h-11 touch:min-w-11 rounded-sm border border-line bg-surface px-1.5 font-medium hover:border-line-strong hover:bg-hover"
          >
            {fdi}
          </button>
        </li>
      ))}
    </ul>
  );
}

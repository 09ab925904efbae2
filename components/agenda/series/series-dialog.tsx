'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { BookingWords } from '@/components/agenda/booking/use-booking-words';
import { LoadError } from '@/components/form/load-error';
import { Button } from '@/components/ui/buttons/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { Skeleton } from '@/components/ui/states/skeleton';
import type { SeriesLine } from '@/lib/agenda/rules/series-lines';
import type { SeriesWanted } from '@/lib/agenda/series/handlers';
import { seriesPreview } from '@/lib/agenda/series/series-queries';
import { ask } from '@/lib/leave-guard';
import { SeriesLineRow } from './series-line-row';
import { firstChoice, type LineChoice, placeOf } from './series-plan';

interface SeriesDialogProps {
  /** One for the same words, so that what was sent before is sent no second time. */
  seriesId: string;
  wanted: SeriesWanted;
  procedureId: string;
  notes: string;
  timezone: string;
  words: BookingWords;
  /** Called with how many are booked; none where nothing was. */
  onClose: (booked: number) => void;
}

/** What became of a line that was sent. */
export type LineOutcome = 'made' | 'failed';

/**
 * The dates of a series before they are booked: what speaks against each, and another hour for it. Then
 * each is booked by itself, one after the other, and says what became of it.
 */
export function SeriesDialog(props: SeriesDialogProps) {
  const { wanted, words, onClose } = props;
  const t = useTranslations('series');
  const common = useTranslations('common');
  const preview = useQuery(seriesPreview(wanted));
  const lines = preview.data ?? NONE;
  const [chosen, setChosen] = useState<Readonly<Record<number, LineChoice>>>({});
  const [outcomes, setOutcomes] = useState<Readonly<Record<number, LineOutcome>>>({});
  /** The places in `lines` that are still to be sent, the next first; none while nothing is. */
  const [queue, setQueue] = useState<readonly number[]>([]);
  /** Once some are sent, how many there are in all, so that each says its number. */
  const [numbers, setNumbers] = useState<readonly number[]>();
  const summary = useRef<HTMLParagraphElement>(null);

  const choiceOf = (index: number) => {
    const line = lines[index];
    return chosen[index] ?? (line ? firstChoice(line) : SKIPPED);
  };
  const placeAt = (index: number) => {
    const line = lines[index];
    return line && placeOf(line, choiceOf(index));
  };
  const kept = lines.flatMap((_, index) => (choiceOf(index).kind === 'skip' ? [] : [index]));
  const isIncomplete = kept.some((index) => placeAt(index) === undefined);
  const made = Object.values(outcomes).filter((outcome) => outcome === 'made').length;
  const left = kept.filter((index) => outcomes[index] !== 'made');
  const isSending = queue.length > 0;
  const isOver = made > 0 && left.length === 0;

  function send(): void {
    if (isIncomplete) return;
    setNumbers((before) => before ?? kept);
    setQueue(left);
  }

  function settle(index: number, outcome: LineOutcome): void {
    setOutcomes((all) => ({ ...all, [index]: outcome }));
    setQueue((all) => all.filter((one) => one !== index));
    if (queue.length <= 1) summary.current?.focus();
  }

  async function close(): Promise<void> {
    if (isSending) return;
    if (isOver || made === 0 || (await ask(t('leave', { count: left.length })))) onClose(made);
  }

  return (
    <Dialog
      open
      onClose={() => void close()}
      title={t('title')}
      closeLabel={common('close')}
      isStill={isSending}
      footer={
        isOver ? (
          <Button variant="primary" onClick={() => onClose(made)}>
            {common('close')}
          </Button>
        ) : (
          <>
            <Button variant="quiet" onClick={() => void close()}>
              {common('cancel')}
            </Button>
            <Button
              variant="primary"
              pending={isSending}
              {...(left.length === 0 && { 'aria-disabled': true })}
              onClick={send}
            >
              {t('book', { count: left.length })}
            </Button>
          </>
        )
      }
    >
      {preview.isPending && <Skeleton className="h-40" />}
      {preview.isLoadingError && (
        <LoadError
          title={t('failed')}
          error={preview.error}
          onRetry={() => void preview.refetch()}
          retrying={preview.isFetching}
        />
      )}
      {preview.data && (
        <>
          <p ref={summary} tabIndex={-1} role="status" className="mb-2 font-medium">
            {summaryOf()}
          </p>
          {isIncomplete && <p className="mb-2 text-sm text-danger">{t('incomplete')}</p>}
          <ol className="divide-y divide-line rounded-md border border-line">
            {lines.map((line, index) => (
              <SeriesLineRow
                key={line.date}
                {...props}
                line={line}
                choice={choiceOf(index)}
                place={placeAt(index)}
                number={(numbers ?? kept).indexOf(index) + 1}
                count={(numbers ?? kept).length}
                isTurn={queue[0] === index}
                isLocked={isSending || outcomes[index] === 'made'}
                isBegun={numbers !== undefined}
                words={words}
                onChoose={(choice) => setChosen((all) => ({ ...all, [index]: choice }))}
                onSettled={(outcome) => settle(index, outcome)}
              />
            ))}
          </ol>
        </>
      )}
    </Dialog>
  );

  function summaryOf(): string {
    if (numbers) return t('progress', { done: made, total: kept.length });
    const conflicts = lines.filter(({ problem }) => problem !== undefined).length;
    return t('found', { count: lines.length, conflicts });
  }
}

const NONE: readonly SeriesLine[] = [];
const SKIPPED: LineChoice = { kind: 'skip', date: '', time: '' };

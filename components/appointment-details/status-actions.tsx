'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useStandingBillWords } from '@/components/billing/use-standing-bill-words';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { useToast } from '@/components/ui/toast';
import type { StandingBill } from '@/lib/billing/standing-bill';
import { useChangeAppointment } from '@/lib/queries/change-appointment';
import type { AgendaEntry } from '@/lib/rules/agenda-entry';
import { type Status, statusChoices } from '@/lib/rules/appointment-status';
import { formatTime } from '@/lib/rules/time-format';
import { useRefusalWords } from './use-refusal-words';

interface StatusActionsProps {
  entry: AgendaEntry;
  who: string;
  /** Whether its time has come. */
  begun: boolean;
  /** What it is billed on, where that is known. */
  bill: StandingBill | undefined;
}

/**
 * Says what became of an appointment. Only what cannot be taken back is asked about first, and what
 * leaves a bill behind that somebody else has to take back.
 */
export function StatusActions({ entry, who, begun, bill }: StatusActionsProps) {
  const locale = useLocale();
  const t = useTranslations('appointment');
  const refusalOf = useRefusalWords();
  const toast = useToast();
  const change = useChangeAppointment();
  const billWords = useStandingBillWords();
  const [asked, setAsked] = useState<Status>();
  const [triedFrom, setTriedFrom] = useState<string>();
  const frame = useRef<HTMLDivElement>(null);
  const moves = statusChoices(entry.status, begun);
  // A colleague may have answered it.
  const asks =
    asked !== undefined && moves.includes(asked) && isAskedAbout(asked) ? asked : undefined;
  // Once it has become something, nobody asks any more whether it did.
  const refusal =
    change.isError && triedFrom === entry.status ? refusalOf(change.error) : undefined;

  function isAskedAbout(status: Status): boolean {
    return status === 'completed' || (status !== 'confirmed' && bill !== undefined);
  }

  function become(status: Status, version: number | undefined, from = entry.status): void {
    setAsked(undefined);
    setTriedFrom(from);
    change.mutate(
      {
        params: { id: entry.id },
        body: { status },
        ...(version !== undefined && { ifMatch: String(version) }),
      },
      {
        onSuccess: (changed) => {
          // The button that was pressed is gone.
          frame.current?.focus();
          const undone = status === 'confirmed' ? undefined : changed.version;
          toast({
            message: t(`became.${status}`, { name: who }),
            ...(status === 'canceled' || status === 'no_show'
              ? { action: { label: t('undo'), run: () => become('confirmed', undone, status) } }
              : {}),
          });
        },
      },
    );
  }

  function leave(): void {
    setAsked(undefined);
    frame.current?.focus();
  }

  return (
    <div
      ref={frame}
      tabIndex={-1}
      className={cx('grid gap-3', moves.length > 0 && 'border-t border-line pt-4')}
    >
      {refusal && (
        <Banner tone="danger" urgent>
          <p>{refusal}</p>
        </Banner>
      )}
      {asks ? (
        <Asked
          key={asks}
          question={
            asks === 'completed' || bill === undefined
              ? t('completeForGood')
              : billWords.stays(bill)
          }
          onLeave={leave}
        >
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" onClick={() => become(asks, entry.version)}>
              {t(`become.${asks}`)}
            </Button>
            <Button variant="quiet" onClick={leave}>
              {t('leave')}
            </Button>
          </div>
        </Asked>
      ) : (
        <div className="flex flex-wrap gap-2">
          {moves.map((status) => (
            <Button
              key={status}
              variant="secondary"
              pending={change.isPending && change.variables.body?.status === status}
              onClick={() =>
                isAskedAbout(status) ? setAsked(status) : become(status, entry.version)
              }
            >
              {t(`become.${status}`)}
            </Button>
          ))}
        </div>
      )}
      {entry.status === 'confirmed' && !begun && (
        <p className="text-sm text-ink-muted">
          {t('notBegun', { time: formatTime(entry.from, locale) })}
        </p>
      )}
    </div>
  );
}

interface AskedProps {
  question: string;
  onLeave: () => void;
  /** The answers. */
  children: ReactNode;
}

/** Has the focus itself, not on an answer: a key that is held down would give it. */
function Asked({ question, onLeave, children }: AskedProps) {
  const questionId = useId();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div
      ref={group}
      role="group"
      tabIndex={-1}
      aria-labelledby={questionId}
      className="grid gap-2"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onLeave();
      }}
    >
      <p id={questionId}>{question}</p>
      {children}
    </div>
  );
}

'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { CancelRestButton } from '@/components/agenda/series/cancel-rest-button';
import { useStandingBillWords } from '@/components/billing/shared/use-standing-bill-words';
import { UnknownNotice } from '@/components/form/unknown-notice';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/buttons/button';
import { cx } from '@/components/ui/cx';
import { useToast } from '@/components/ui/overlays/toast';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { isStatus, type Status, statusChoices } from '@/lib/agenda/rules/appointment-status';
import type { StandingBill } from '@/lib/billing/shared/standing-bill';
import { formatTime } from '@/lib/kit/dates/time-format';
import { useAppointmentChange } from './use-appointment-change';
import { useRefusalWords } from './use-refusal-words';

interface StatusActionsProps {
  entry: AgendaEntry;
  who: string;
  /** Whether its time has come. */
  begun: boolean;
  /** What it is billed on, where that is known. */
  bill: StandingBill | undefined;
  /** What is asked at once, as when the patient has just left. */
  asksFirst?: Status | undefined;
}

/**
 * Says what became of an appointment. Only what cannot be taken back is asked about first, and what
 * leaves a bill behind that somebody else has to take back.
 */
export function StatusActions({ entry, who, begun, bill, asksFirst }: StatusActionsProps) {
  const locale = useLocale();
  const t = useTranslations('appointment');
  const refusalOf = useRefusalWords();
  const toast = useToast();
  const common = useTranslations('common');
  const change = useAppointmentChange('status', entry, onMade);
  const { unknown } = change;
  const billWords = useStandingBillWords();
  const series = useTranslations('series');
  const [asked, setAsked] = useState(asksFirst);
  const [tried, setTried] = useState<{ readonly from: string; readonly to: Status }>();
  const frame = useRef<HTMLDivElement>(null);
  const moves = statusChoices(entry.status, begun);
  /** Others of its series come after it. */
  const hasRest = entry.series !== undefined && entry.series.number < entry.series.count;
  // A colleague may have answered it.
  const asks =
    asked !== undefined && moves.includes(asked) && isAskedAbout(asked) ? asked : undefined;
  // Once it has become something, nobody asks any more whether it did.
  const isRefused = change.problem !== undefined && !unknown && tried?.from === entry.status;
  const refusal = isRefused ? refusalOf(change.problem) : undefined;
  const isPending = change.state === 'pending' && !unknown;
  /** It says what was sent, though no answer said so. */
  const isFound = unknown !== undefined && unknown.input.body?.status === entry.status;
  const settle = useEffectEvent(() => void change.check('quietly'));
  useEffect(() => {
    if (isFound) settle();
  }, [isFound]);

  function isAskedAbout(status: Status): boolean {
    return (
      status === 'completed' ||
      (status !== 'confirmed' && bill !== undefined) ||
      (status === 'canceled' && hasRest)
    );
  }

  function become(status: Status, version: number | undefined, from = entry.status): void {
    setAsked(undefined);
    setTried({ from, to: status });
    void change.send({ status }, version);
  }

  function onMade(status: string, version: number | undefined): void {
    if (!isStatus(status)) return;
    // The pressed button is gone. A person who is elsewhere on the page keeps the focus there.
    const at = document.activeElement;
    if (at === document.body || frame.current?.contains(at)) frame.current?.focus();
    toast({
      message: t(`became.${status}`, { name: who }),
      ...(status === 'canceled' || status === 'no_show'
        ? { action: { label: t('undo'), run: () => become('confirmed', version, status) } }
        : {}),
    });
  }

  function waitsOf(status: Status): string | undefined {
    if (unknown) return common('unknown.locked');
    return isPending && tried?.to !== status ? common('saving') : undefined;
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
      {unknown && !isFound && (
        <UnknownNotice key={change.failedAttempt} title={t('unknown')} change={change} />
      )}
      {asks ? (
        <Asked
          key={asks}
          question={
            asks === 'canceled' && entry.series && hasRest && bill === undefined
              ? series('cancelTitle', { ...entry.series })
              : asks === 'completed' || bill === undefined
                ? t('completeForGood')
                : billWords.stays(bill)
          }
          onLeave={leave}
        >
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" onClick={() => become(asks, entry.version)}>
              {asks === 'canceled' && hasRest ? series('cancelOne') : t(`become.${asks}`)}
            </Button>
            {asks === 'canceled' && hasRest && entry.series && (
              <CancelRestButton series={entry.series} onDone={leave} />
            )}
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
              pending={isPending && tried?.to === status}
              waitsFor={waitsOf(status)}
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

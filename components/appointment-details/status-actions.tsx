'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { useToast } from '@/components/ui/toast';
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
}

/** Says what became of an appointment. Only what cannot be taken back is asked about first. */
export function StatusActions({ entry, who, begun }: StatusActionsProps) {
  const locale = useLocale();
  const t = useTranslations('appointment');
  const refusalOf = useRefusalWords();
  const toast = useToast();
  const change = useChangeAppointment();
  const [asked, setAsked] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const moves = statusChoices(entry.status, begun);

  function become(status: Status, version: number | undefined): void {
    setAsked(false);
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
              ? { action: { label: t('undo'), run: () => become('confirmed', undone) } }
              : {}),
          });
        },
      },
    );
  }

  return (
    <div ref={frame} tabIndex={-1} className="grid gap-3 border-t border-line pt-4">
      {change.isError && (
        <Banner tone="danger" urgent>
          <p>{refusalOf(change.error)}</p>
        </Banner>
      )}
      {asked ? (
        <div className="grid gap-2">
          <p>{t('completeForGood')}</p>
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" onClick={() => become('completed', entry.version)}>
              {t('become.completed')}
            </Button>
            <Button variant="quiet" onClick={() => setAsked(false)}>
              {t('leave')}
            </Button>
          </div>
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          {moves.map((status) => (
            <Button
              key={status}
              variant="secondary"
              pending={change.isPending && change.variables.body?.status === status}
              onClick={() =>
                status === 'completed' ? setAsked(true) : become(status, entry.version)
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

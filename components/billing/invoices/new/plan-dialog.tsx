'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { type SubmitEvent, useId, useState } from 'react';
import { LoadError } from '@/components/form/load-error';
import { Button } from '@/components/ui/buttons/button';
import { News } from '@/components/ui/news';
import { Dialog } from '@/components/ui/overlays/dialog';
import { Skeleton } from '@/components/ui/states/skeleton';
import type { FirstLine } from '@/lib/billing/bill-lines';
import { plannedLinesQuery } from '@/lib/billing/billing-queries';
import type { PlannedLine } from '@/lib/billing/planned-lines';
import { invoicesOfHref } from '@/lib/billing/shared/invoice-view';
import { MAX_LINE_DESCRIPTION } from '@/lib/contract/limits';
import { groupBy } from '@/lib/kit/group-by';
import { PlannedRow } from './planned-row';

interface PlanDialogProps {
  patientId: string;
  /** The draft that is changed: what is billed on it is no other bill. */
  invoiceId?: string | undefined;
  /** Planned treatments that lines of this bill were brought from. */
  here: ReadonlySet<string>;
  onBring: (lines: readonly FirstLine[]) => void;
  onClose: () => void;
}

/** What a patient's chart plans, for whoever bills to say which of it is billed. */
export function PlanDialog({ patientId, invoiceId, here, onBring, onClose }: PlanDialogProps) {
  const t = useTranslations('invoices.plan');
  const words = useTranslations('invoices.new');
  const common = useTranslations('common');
  const locale = useLocale();
  const formId = useId();
  const plan = useQuery(plannedLinesQuery(patientId, locale));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const lines = plan.data?.lines ?? [];
  const billedOn = (line: PlannedLine) =>
    line.billedOn?.invoiceId === invoiceId ? undefined : line.billedOn;
  const isFree = (line: PlannedLine) => !here.has(line.id) && billedOn(line) === undefined;

  function choose(id: string, isChosen: boolean): void {
    setChosen((now) => new Set(isChosen ? [...now, id] : [...now].filter((one) => one !== id)));
  }

  /** A bill says of which tooth it is; the catalogue's procedure stays what it is. */
  function toBill({ id, name, tooth, surface, billedOn: _, ...line }: PlannedLine): FirstLine {
    const whole = String(surface === undefined);
    const place = t('place', { tooth, surface: surface?.toLowerCase() ?? '', whole });
    return { ...line, plannedId: id, name: `${name}, ${place}`.slice(0, MAX_LINE_DESCRIPTION) };
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      closeLabel={common('close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
          {lines.some(isFree) && (
            <Button type="submit" form={formId} variant="primary">
              {t('bring', { count: chosen.size })}
            </Button>
          )}
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          setAttempt((count) => count + 1);
          if (chosen.size > 0) onBring(lines.filter(({ id }) => chosen.has(id)).map(toBill));
        }}
        className="grid gap-3"
      >
        {plan.data === undefined ? (
          plan.isError ? (
            <LoadError
              title={t('failed')}
              error={plan.error}
              retrying={plan.isFetching}
              onRetry={() => void plan.refetch()}
            />
          ) : (
            <div aria-busy="true" className="grid gap-2">
              <Skeleton className="h-8" />
              <Skeleton className="h-8" />
            </div>
          )
        ) : (
          <>
            {attempt > 0 && chosen.size === 0 && lines.some(isFree) && (
              <News key={attempt} tone="danger">
                {t('chooseFirst')}
              </News>
            )}
            {plan.data.isPartial && <p className="text-attention">{t('partial')}</p>}
            {lines.length === 0 ? (
              <p className="text-ink-muted">{t('none')}</p>
            ) : (
              <>
                {!plan.data.tellsBilled && (
                  <p className="text-sm text-ink-muted">
                    {t('unmarked')}{' '}
                    <a
                      href={invoicesOfHref(patientId)}
                      target="_blank"
                      rel="noreferrer"
                      className="text-accent underline underline-offset-2"
                    >
                      {words('ofPatient')}
                    </a>
                  </p>
                )}
                {groupBy(lines, ({ tooth }) => tooth).map(([tooth, ofTooth]) => (
                  <fieldset key={tooth}>
                    <legend className="font-medium">{t('tooth', { tooth })}</legend>
                    {ofTooth.map((line) => (
                      <PlannedRow
                        key={line.id}
                        line={line}
                        isHere={here.has(line.id)}
                        billedOn={billedOn(line)}
                        isChosen={chosen.has(line.id)}
                        onChoose={(isChosen) => choose(line.id, isChosen)}
                      />
                    ))}
                  </fieldset>
                ))}
              </>
            )}
          </>
        )}
      </form>
    </Dialog>
  );
}

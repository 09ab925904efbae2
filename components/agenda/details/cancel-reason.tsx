'use client';

import { useTranslations } from 'next-intl';
import { problemFacts, problemMessage } from '@/components/form/problem-message';
import { Button } from '@/components/ui/buttons/button';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { type CancelingFor, visitHandlers } from '@/lib/agenda/visits/handlers';
import { useOwnChange } from '@/lib/changes/use-change';
import { callOwn } from '@/lib/queries/call-own';

const CANCEL_FOR = {
  id: 'desk.cancellation',
  /** Said twice it is said once. */
  call: (body: CancelingFor) => callOwn(visitHandlers.cancelFor, { body }),
};

interface CancelReasonProps {
  entry: AgendaEntry;
  /** The clinic's. */
  reasons: readonly string[];
}

/** Why an appointment was canceled: one press says it, nobody has to. */
export function CancelReason({ entry, reasons }: CancelReasonProps) {
  const t = useTranslations('visits.cancel');
  const problems = useTranslations('errors.problem');
  const change = useOwnChange(CANCEL_FOR, { shown: ['agenda'], scope: entry.id });
  const said = change.sent?.reason ?? entry.canceledFor;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div role="group" aria-label={t('title')} className="grid gap-2 border-t border-line pt-4">
      <p>{said ? t('said', { reason: said }) : t('ask')}</p>
      <div className="flex flex-wrap gap-1.5">
        {reasons.map((reason) => (
          <Button
            key={reason}
            size="small"
            aria-pressed={reason === said}
            pending={change.sent?.reason === reason}
            onClick={() =>
              void change.send({ appointmentId: entry.id, patientId: entry.patientId, reason })
            }
          >
            {reason}
          </Button>
        ))}
      </div>
      {change.problem && (
        <p role="alert" className="text-sm text-danger">
          {problems(problemMessage(problemFacts(change.problem)))}
        </p>
      )}
    </div>
  );
}

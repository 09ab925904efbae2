'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Select } from '@/components/ui/select';
import { outHandlers } from '@/lib/agenda/out/handlers';
import { CALL_OUTCOMES, type CallBody, type StrandedPerson } from '@/lib/agenda/out/stranded';
import { strandedQueries } from '@/lib/agenda/out/stranded-queries';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { useOwnChange } from '@/lib/changes/use-change';
import { clinicInstant, toOffsetDateTime } from '@/lib/kit/dates/clinic-time';
import { timeOf } from '@/lib/kit/dates/span';
import { callOwn } from '@/lib/queries/call-own';

const NOTE_CALL = {
  id: 'desk.move-call',
  /** The last one holds: noted twice it is noted once. */
  call: (body: CallBody) => callOwn(outHandlers.call, { body }),
};

interface CallOutcomeSelectProps {
  entry: AgendaEntry;
  person: StrandedPerson;
  name: string;
  timezone: string;
}

/** What came of calling a patient. */
export function CallOutcomeSelect({ entry, person, name, timezone }: CallOutcomeSelectProps) {
  const t = useTranslations('out.relocate');
  const errorId = useId();
  const change = useOwnChange(NOTE_CALL, {
    shown: [strandedQueries.people('', '').queryKey[0]],
    scope: entry.id,
  });
  const value = change.sent?.outcome ?? change.output?.outcome ?? person.call ?? '';
  const isFailed = change.state === 'refused' || change.state === 'unknown';
  return (
    <>
      <Select
        aria-label={t('callOf', { name })}
        {...(isFailed && { 'aria-invalid': true, 'aria-describedby': errorId })}
        value={value}
        onChange={({ target }) => {
          const outcome = CALL_OUTCOMES.find((one) => one === target.value);
          if (outcome === undefined) return;
          const start = clinicInstant(entry.date, timeOf(entry.from), timezone);
          void change.send({
            appointmentId: entry.id,
            patientId: entry.patientId,
            startsAt: toOffsetDateTime(start, timezone),
            outcome,
          });
        }}
      >
        <option value="">{t('notCalled')}</option>
        {CALL_OUTCOMES.map((outcome) => (
          <option key={outcome} value={outcome}>
            {t(`outcomes.${outcome}`)}
          </option>
        ))}
      </Select>
      {isFailed && (
        <p id={errorId} role="alert" className="mt-1 text-sm text-danger">
          {t('callFailed')}
        </p>
      )}
    </>
  );
}

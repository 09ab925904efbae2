'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { durationOf } from '@/components/agenda/booking/booking-check';
import { useBookingWords } from '@/components/agenda/booking/use-booking-words';
import { SelectField, TextField } from '@/components/form/fields';
import { FormDialog } from '@/components/form/form-dialog';
import { useChangeForm } from '@/components/form/use-change-form';
import { Icon } from '@/components/ui/icon';
import { useToast } from '@/components/ui/overlays/toast';
import { agendaQueries } from '@/lib/agenda/agenda-queries';
import { useAgendaEntries } from '@/lib/agenda/entry-queries';
import { type AgendaEntry, agendaEntryOf } from '@/lib/agenda/rules/agenda-entry';
import { bookingConcerns } from '@/lib/agenda/rules/booking-concerns';
import { OPENINGS, VISITS } from '@/lib/agenda/shared/appointment-queries';
import type { Directory } from '@/lib/agenda/shared/directory';
import { useChange } from '@/lib/changes/use-change';
import type { changeAppointment } from '@/lib/contract/appointments';
import { appointmentRoutes } from '@/lib/contract/routes/appointment-routes';
import { type ClinicMoment, clinicInstant, toOffsetDateTime } from '@/lib/kit/dates/clinic-time';
import { timeOf } from '@/lib/kit/dates/span';
import { useRefusalWords } from './use-refusal-words';

const procedureForm = z.object({
  procedureId: z.string().check(z.minLength(1, 'required')),
  /** Minutes, as typed. */
  duration: z
    .string()
    .check(z.refine((duration) => durationOf({ duration }) !== undefined, 'duration')),
});
type ProcedureValues = z.infer<typeof procedureForm>;

interface ProcedureDialogProps {
  entry: AgendaEntry;
  directory: Directory;
  now: ClinicMoment;
  /** The clinic's, never the browser's. */
  timezone: string;
  onClose: () => void;
}

/** Another procedure for a booked appointment, from the same hour on, with the length it takes. */
export function ProcedureDialog({
  entry,
  directory,
  now,
  timezone,
  onClose,
}: ProcedureDialogProps) {
  const t = useTranslations('appointment.change');
  const errors = useTranslations('booking.errors');
  const toast = useToast();
  const entries = useAgendaEntries();
  const refusal = useRefusalWords();
  const change = useChange<typeof changeAppointment>(appointmentRoutes.change, {
    shown: ['agenda', OPENINGS, VISITS],
    scope: `procedure of ${entry.id}`,
    aboutPatient: entry.patientId,
    onMade(made) {
      // What the desk noted of it is not in what the service answers.
      const changed = agendaEntryOf(made, timezone);
      if (changed) entries.show({ ...entry, ...changed });
      toast({ message: t('done') });
      onClose();
    },
  });
  const values = useMemo(
    () => ({ procedureId: entry.procedureId, duration: String(entry.to - entry.from) }),
    [entry],
  );
  const form = useChangeForm({
    schema: procedureForm,
    values,
    change,
    toInput({ procedureId, duration }: ProcedureValues) {
      const start = clinicInstant(entry.date, timeOf(entry.from), timezone);
      const end = new Date(start.getTime() + Number(duration) * 60_000);
      return {
        params: { id: entry.id },
        body: { procedureId, endTime: toOffsetDateTime(end, timezone) },
        ...(entry.version !== undefined && { ifMatch: String(entry.version) }),
      };
    },
    fieldOf: (path) => (path === 'endTime' ? 'duration' : path),
  });
  const told = form.problem && refusal(form.problem);
  return (
    <FormDialog
      form={form}
      title={t('title')}
      submit={t('submit')}
      told={told}
      words={{
        label: (name) => t(`fields.${name as keyof ProcedureValues}`),
        error: (_, code) => errors(code as 'required' | 'duration' | 'refused'),
      }}
      onClose={onClose}
    >
      <div className="grid grid-cols-[1fr_7rem] gap-3">
        <ProcedureField directory={directory} current={entry} />
        <TextField name="duration" input={{ inputMode: 'numeric', className: 'tabular' }} />
      </div>
      <Concerns entry={entry} directory={directory} now={now} />
    </FormDialog>
  );
}

/** The usual length of a procedure comes with it, to be corrected. */
function ProcedureField({ directory, current }: { directory: Directory; current: AgendaEntry }) {
  const t = useTranslations('appointment');
  const { procedures } = directory;
  const { setValue } = useFormContext<ProcedureValues>();
  const isKnown = procedures.some(({ id }) => id === current.procedureId);
  return (
    <SelectField
      name="procedureId"
      onChoose={(chosen) => {
        const usual = procedures.find(({ id }) => id === chosen)?.duration;
        if (usual !== undefined) setValue('duration', String(usual), { shouldDirty: true });
      }}
    >
      {!isKnown && (
        <option value={current.procedureId}>{current.procedure ?? t('unnamedProcedure')}</option>
      )}
      {procedures.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** What speaks against it, as in a booking; that the hour has passed is known. */
function Concerns({
  entry,
  directory,
  now,
}: Pick<ProcedureDialogProps, 'entry' | 'directory' | 'now'>) {
  const { procedureId, duration } = useWatch<ProcedureValues>();
  const words = useBookingWords(directory);
  const day = useQuery(agendaQueries.range({ from: entry.date, to: entry.date }));
  const minutes = durationOf({ duration: duration ?? '' });
  if (minutes === undefined || day.data === undefined) return null;
  const concerns = bookingConcerns(
    { ...entry, to: entry.from + minutes, procedureId },
    {
      entries: day.data.entries,
      week: directory.weeks[entry.doctorId] ?? 'unread',
      blocks: directory.blocks,
      directory,
      now,
    },
  ).filter(({ kind }) => kind !== 'past');
  return (
    <ul role="status" className="space-y-1 wrap-anywhere text-attention empty:hidden">
      {concerns.map((concern) => (
        <li key={'entry' in concern ? concern.entry.id : concern.kind} className="flex gap-2">
          <Icon name="alert" className="mt-px" />
          {words.concern(concern)}
        </li>
      ))}
    </ul>
  );
}

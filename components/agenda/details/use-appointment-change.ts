import { useAgendaEntries } from '@/lib/agenda/entry-queries';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { type Change, useChange } from '@/lib/changes/use-change';
import type { changeAppointment } from '@/lib/contract/appointments';
import type { OperationInput, OperationOutput } from '@/lib/contract/operation';
import { appointmentRoutes } from '@/lib/contract/routes/appointment-routes';

type Input = OperationInput<typeof changeAppointment>;
type Output = OperationOutput<typeof changeAppointment>;

export interface AppointmentChange extends Omit<Change<Input & object, Output>, 'send'> {
  /** Of an appointment as it was seen: one that somebody changed since is refused. */
  readonly send: (
    body: NonNullable<Input['body']>,
    version: number | undefined,
  ) => Promise<Output | undefined>;
  /** For `UnknownNotice`. */
  readonly sendAgain: () => void;
}

/** A change of what an appointment says. What was made is shown at once. */
export function useAppointmentChange(
  member: 'notes' | 'status',
  entry: AgendaEntry,
  onMade: (made: string, version: number | undefined) => void,
): AppointmentChange {
  const { id, patientId } = entry;
  const entries = useAgendaEntries();
  const change = useChange<typeof changeAppointment>(appointmentRoutes.change, {
    shown: ['agenda'],
    scope: `${member} of ${id}`,
    aboutPatient: patientId,
    onMade({ version }, { body }) {
      const made = body?.[member] ?? '';
      const { notes, ...rest } = { ...entry, [member]: made, ...(version && { version }) };
      entries.show({ ...rest, ...(notes && { notes }) });
      onMade(made, version);
    },
  });
  const { unknown } = change;
  return {
    ...change,
    send: (body, version) =>
      change.send({
        params: { id },
        body,
        ...(version !== undefined && { ifMatch: String(version) }),
      }),
    sendAgain: () => unknown && void change.send(unknown.input),
  };
}

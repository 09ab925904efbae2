import type { AgendaRange } from '@/lib/agenda/agenda-range';
import type { AgendaSnapshot } from '@/lib/agenda/agenda-snapshot';
import type { AppointmentHistory } from '@/lib/agenda/appointment-history';
import type { FoundOpenings, OpeningsCursor } from '@/lib/agenda/openings-query';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import type { When } from '@/lib/agenda/rules/openings';
import { ownHandler } from '@/lib/queries/own-handler';
import type { Directory } from './directory';
import type { OwnDesk } from './own-desk';
import type { PatientVisits } from './patient-visits';

/** Which openings are looked for. */
export interface OpeningsWanted {
  /** Minutes. */
  readonly duration: number;
  readonly doctorId?: string | undefined;
  readonly locationId?: string | undefined;
  readonly procedureId?: string | undefined;
  /** `YYYY-MM-DD`. */
  readonly from: string;
  readonly part?: When['part'];
  /** `HH:MM`: nothing earlier on any day. */
  readonly earliest?: string | undefined;
  readonly weekday?: When['weekday'];
}

const right = 'appointments.list';

/** The handlers of the agenda. */
export const agendaHandlers = {
  range: ownHandler<{ query: AgendaRange; answer: AgendaSnapshot }>({
    method: 'GET',
    path: '/api/agenda',
    right,
  }),
  /** Events, for as long as the browser listens. */
  stream: ownHandler<{ query: AgendaRange & { have?: string | undefined }; answer: never }>({
    method: 'GET',
    path: '/api/agenda/stream',
    right,
    // A browser opens it again by itself whenever it broke off.
    unattended: true,
  }),
  /** Who works where and when; nothing of a patient. */
  directory: ownHandler<{ answer: Directory }>({
    method: 'GET',
    path: '/api/agenda/directory',
    right,
    // Pages read it again by themselves when somebody is out.
    unattended: true,
  }),
  /** Who booked an appointment and what became of it through this application. */
  history: ownHandler<{
    query: { readonly appointment: string; readonly patient: string };
    answer: AppointmentHistory;
  }>({ method: 'GET', path: '/api/agenda/history', right, action: 'appointments.history' }),
  /** Where the person works, and for whom. */
  keepDesk: ownHandler<{ body: OwnDesk; answer: OwnDesk }>({
    method: 'POST',
    path: '/api/agenda/desk',
    right,
  }),
  /** When somebody can be booked next; nothing of a patient. */
  openings: ownHandler<{ query: OpeningsWanted & Partial<OpeningsCursor>; answer: FoundOpenings }>({
    method: 'GET',
    path: '/api/agenda/openings',
    right,
  }),
  /** A patient's appointments, past and to come. */
  ofPatient: ownHandler<{ query: { readonly patient: string }; answer: PatientVisits }>({
    method: 'GET',
    path: '/api/agenda/patient',
    right,
  }),
  /** The confirmed appointments of a doctor that are still to come: what a change of hours may break. */
  upcoming: ownHandler<{
    query: { readonly doctorId: string };
    answer: readonly AgendaEntry[];
  }>({ method: 'GET', path: '/api/agenda/upcoming', right, action: 'appointments.upcoming' }),
};

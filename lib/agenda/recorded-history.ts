import 'server-only';
import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { STATUSES } from '@/lib/agenda/rules/appointment-status';
import { database } from '@/lib/server/db/application-database';
import { audit } from '@/lib/server/db/schema';
import type {
  AppointmentAct,
  AppointmentDeed,
  AppointmentHistory,
  MovedTo,
} from './appointment-history';

/** More than anybody reads; the newest count. */
const MOST = 100;
const BOOKED = 'appointments.create';
const CHANGED = 'appointments.change';

/**
 * Who booked an appointment and what became of it, as the trail has it: only what was done through
 * this application, also where no answer came. Not where it names another patient.
 */
export async function appointmentHistory(
  appointmentId: string,
  patientId: string,
): Promise<AppointmentHistory> {
  const db = await database();
  const rows = await db
    .select({
      at: audit.at,
      action: audit.action,
      by: audit.staffName,
      detail: audit.detail,
      result: audit.result,
    })
    .from(audit)
    .where(
      and(
        inArray(audit.action, [BOOKED, CHANGED]),
        inArray(audit.result, ['ok', 'unknown']),
        sql`${audit.detail}->>'appointmentId' = ${appointmentId}`,
        // Without an answer nobody was told whose it is.
        or(eq(audit.patientId, patientId), isNull(audit.patientId)),
      ),
    )
    .orderBy(desc(audit.seq))
    .limit(MOST);
  return rows.reverse().flatMap(({ at, action, by, detail, result }): AppointmentAct[] => {
    const deeds: readonly AppointmentDeed[] = action === BOOKED ? ['booked'] : deedsIn(detail);
    if (deeds.length === 0) return [];
    const isUnknown = result === 'unknown';
    const movedTo = action === CHANGED ? movedToIn(detail) : {};
    return [
      {
        at: at.toISOString(),
        ...(by !== null && { by }),
        deeds,
        ...(Object.keys(movedTo).length > 0 && { movedTo }),
        ...(isUnknown && { isUnknown }),
      },
    ];
  });
}

const PLACE = ['startTime', 'endTime', 'doctorId', 'locationId'];

type Detail = Readonly<Record<string, unknown>> | null;

function movedToIn(detail: Detail): MovedTo {
  const told = (['startTime', 'endTime', 'doctorId'] as const).flatMap((name) => {
    const member = detail?.[name];
    return typeof member === 'string' ? [[name, member]] : [];
  });
  return Object.fromEntries(told);
}

function deedsIn(detail: Detail): AppointmentDeed[] {
  const changed = String(detail?.['changed'] ?? '').split(' ');
  return [
    ...STATUSES.filter((status) => status === detail?.['status']),
    ...(PLACE.some((member) => changed.includes(member)) ? (['moved'] as const) : []),
    ...(changed.includes('procedureId') ? (['procedure'] as const) : []),
    ...(changed.includes('notes') ? (['notes'] as const) : []),
  ];
}

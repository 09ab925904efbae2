import 'server-only';
import { asc } from 'drizzle-orm';
import { fullName } from '@/lib/kit/text/full-name';
import { recordView } from '@/lib/server/audit/audit';
import { ClinicError } from '@/lib/server/clinic/errors';
import { database } from '@/lib/server/db/application-database';
import { staff } from '@/lib/server/db/schema';
import type { Caller } from '@/lib/server/door/caller';
import { ownRow } from '@/lib/server/door/own-row';
import { patientName } from '@/lib/server/door/patient-names.server';
import { isDatabaseDown } from '@/lib/server/http/database-down';
import { type AuditView, auditParams } from './audit-view';
import { countTrail, readTrail, type TrailPage, type TrailTotal } from './read-trail';

/** Somebody whose rows can be asked for. */
export interface TrailPerson {
  readonly id: string;
  readonly name: string;
  /** Tells colleagues of the same name apart. */
  readonly email: string;
  readonly isDisabled: boolean;
}

export interface LoadedTrail {
  readonly page: TrailPage;
  readonly total: TrailTotal;
  readonly people: readonly TrailPerson[];
}

/**
 * The trail as its screen shows it; that it was looked at is on it. Throws `ClinicError` (503) while the
 * database does not answer.
 */
export async function loadTrail(
  caller: Caller,
  view: AuditView,
  zone: string,
): Promise<LoadedTrail> {
  try {
    const [page, total, people] = await Promise.all([
      readTrail(view, zone),
      countTrail(view, zone),
      everybody(),
    ]);
    await recordView(viewRow(caller, view));
    return { page, total, people };
  } catch (error) {
    if (!isDatabaseDown(error)) throw error;
    const { correlationId } = caller;
    throw new ClinicError(503, 'SERVICE_UNAVAILABLE', {
      operation: 'audit.list',
      correlationId,
      cause: error,
    });
  }
}

function viewRow(caller: Caller, { before, after, patientId, ...filter }: AuditView) {
  const detail = {
    ...Object.fromEntries(auditParams(filter)),
    ...(before !== null && { before }),
    ...(after !== null && { after }),
  };
  return ownRow(caller, 'audit.list', {
    patientId: patientId ?? undefined,
    detail: Object.keys(detail).length > 0 ? detail : undefined,
  });
}

/** Accounts are disabled, not deleted, so that everybody who left rows behind is among them; those of a demonstration that ended are gone. */
async function everybody(): Promise<TrailPerson[]> {
  const db = await database();
  return db
    .select({ id: staff.id, name: staff.name, email: staff.email, isDisabled: staff.banned })
    .from(staff)
    .orderBy(asc(staff.name), asc(staff.id));
}

const AT_ONCE = 8;

/** Names of patients by id, of those that can be read in time; the others stay with their ids. */
export async function namesOf(
  ids: readonly (string | null | undefined)[],
  caller: Caller,
): Promise<Readonly<Record<string, string>>> {
  const waiting = [...new Set(ids)].filter((id) => typeof id === 'string');
  const names: Record<string, string> = {};
  const readNext = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const read = await patientName(id, caller);
      if (typeof read === 'object') names[id] = fullName(read);
      // One that cannot be read tells of the service: the rest is not asked for, too.
      if (read === 'unread') waiting.length = 0;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readNext));
  return names;
}

import type { Operation } from '@/lib/contract/operation';
import { membersOf } from '@/lib/contract/wire/tolerant';

type Row = Readonly<Record<string, unknown>>;

/** What a row may have joined to it, the id it goes with, and whose own answers tell it as well. */
const JOINED = [
  {
    member: 'patient',
    id: 'patientId',
    resource: 'patients',
    names: ['firstName', 'lastName'],
    also: [],
  },
  {
    member: 'doctor',
    id: 'doctorId',
    resource: 'doctors',
    names: ['fullName'],
    also: ['id', 'color'],
  },
  { member: 'procedure', id: 'procedureId', resource: 'procedures', names: ['name'], also: [] },
] as const;

/** The lists whose joined objects a service may leave out. */
const COMPLETED: ReadonlySet<string> = new Set([
  'appointments.list',
  'appointments.read',
  'appointments.change',
  'payments.list',
]);

/** Milliseconds a name is given on for, and how many are remembered of each kind. */
const USABLE = 12 * 60 * 60_000;
const KEPT = 5_000;

interface Known {
  readonly told: Row;
  readonly until: number;
}

/**
 * Remembers what patients, doctors and procedures are called, from every answer that tells it, and
 * names them where an answer leaves the joined object out. Nothing is asked for it.
 */
export function createKnownNames() {
  const known = new Map<string, Map<string, Known>>(
    JOINED.map(({ member }) => [member, new Map()]),
  );

  function learn({ member, names, also }: (typeof JOINED)[number], id: unknown, told: unknown) {
    const members = membersOf(told);
    const kept = known.get(member);
    if (typeof id !== 'string' || members === undefined || kept === undefined) return;
    // An empty name is none.
    if (!names.some((name) => members[name])) return;
    const picked = Object.fromEntries(
      [...names, ...also].flatMap((name) =>
        members[name] === undefined ? [] : [[name, members[name]]],
      ),
    );
    kept.delete(id);
    kept.set(id, { told: picked, until: Date.now() + USABLE });
    const oldest = kept.keys().next().value;
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  }

  function complete(row: Row): Row {
    const lacking = JOINED.flatMap(({ member, id }): [string, Row][] => {
      if (row[member] !== undefined) return [];
      const found = known.get(member)?.get(String(row[id]));
      return found !== undefined && found.until > Date.now() ? [[member, found.told]] : [];
    });
    return lacking.length === 0 ? row : { ...row, ...Object.fromEntries(lacking) };
  }

  /** The answer with what it lacks; rows that lack nothing are the very same. */
  return function named(operation: Operation, answer: unknown): unknown {
    const told = membersOf(answer);
    if (told === undefined) return answer;
    const rows = Array.isArray(told.data) ? told.data.map(membersOf) : [told];
    const resource = operation.id.split('.')[0];
    for (const row of rows) {
      if (row === undefined) continue;
      for (const joined of JOINED) {
        if (resource === joined.resource) learn(joined, row.id, row);
        else learn(joined, row[joined.id], row[joined.member]);
      }
    }
    if (!COMPLETED.has(operation.id)) return answer;
    if (!Array.isArray(told.data)) return complete(told);
    return { ...told, data: rows.map((row) => row && complete(row)) };
  };
}

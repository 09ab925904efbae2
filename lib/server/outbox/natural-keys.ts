import 'server-only';
import * as z from 'zod/mini';
import { listApiKeys, revokeApiKey } from '@/lib/contract/api-keys';
import {
  changeAppointment,
  createAppointment,
  listAppointments,
  readAppointment,
} from '@/lib/contract/appointments';
import { readOdontogramVersion } from '@/lib/contract/odontogram';
import { registerFinding, registerFindings } from '@/lib/contract/odontogram-findings';
import type { OperationOutput } from '@/lib/contract/operation';
import type { OperationId } from '@/lib/contract/operations';
import { createPrescription, listPrescriptions } from '@/lib/contract/prescriptions';
import type { ClinicClient } from '@/lib/server/clinic/client';
import type { Features } from '@/lib/server/clinic/features';
import type { ParsedParts } from '@/lib/server/clinic/parse-input';
import type { CallContext } from '@/lib/server/clinic/service-request';
import type { Lookup } from './change';
import { findAppointment } from './find-appointment';
import { findInPages } from './find-in-pages';
import { findRegistered } from './find-registered';

interface Where {
  readonly client: Pick<ClinicClient, 'call'>;
  readonly features: Pick<Features, 'offers' | 'offersInput' | 'takesActor'>;
  /** The clinic's time zone. */
  readonly zone: string;
  /** Whoever made the change. */
  readonly staffId: string;
  readonly context: CallContext;
}

interface NaturalKey extends Pick<Lookup, 'refusesSecond'> {
  /** What the change made, as its own answer would have said it; undefined where there is none. */
  readonly find: (sent: ParsedParts, where: Where) => Promise<unknown>;
}

/**
 * How to see whether a change was made, where what it made can be told from everything else by what
 * was asked. A change without a line here stays unknown once its answer is lost.
 */
const NATURAL_KEYS: Partial<Record<OperationId, NaturalKey>> = {
  'appointments.create': {
    refusesSecond: true,
    async find({ body }, { client, zone, context }) {
      const booked = z.parse(createAppointment.body, body);
      const found = await findAppointment(booked, zone, (query) =>
        client.call(listAppointments, { query }, context),
      );
      return found && z.parse(createAppointment.response, found);
    },
  },
  'appointments.change': {
    // Sent again it may be written over what a colleague changed in between.
    refusesSecond: false,
    async find({ params, body }, { client, context }) {
      const { id } = z.parse(changeAppointment.params, params);
      const sent = z.parse(changeAppointment.body, body);
      const now = await client.call(readAppointment, { params: { id } }, context);
      return saysTheSame(sent, now) ? now : undefined;
    },
  },
  'prescriptions.create': {
    refusesSecond: false,
    async find({ body }, { client, context }) {
      const sent = z.parse(createPrescription.body, body);
      const { appointmentId } = sent;
      return findInPages(
        (page) =>
          client.call(listPrescriptions, { query: { appointmentId, page, limit: 100 } }, context),
        (candidate) => isSamePrescription(sent, candidate),
      );
    },
  },
  'api-keys.revoke': {
    // Revoking a key twice leaves it revoked.
    refusesSecond: true,
    async find({ params }, { client, features, context }) {
      const { id } = z.parse(revokeApiKey.params, params);
      const hasPages = await features.offersInput('api-keys.list', 'page');
      const listed = await findInPages(
        async (page) => {
          const query = hasPages ? { page, limit: 100 } : {};
          const keys = await client.call(listApiKeys, { query }, context);
          const isPart = keys.pagination.total > keys.data.length;
          if (!hasPages && isPart) throw new Error('only a part of the keys is listed');
          return keys;
        },
        (key) => key.id === id,
      );
      return listed === undefined ? { id } : undefined;
    },
  },
  'odontogram.register-finding': {
    refusesSecond: true,
    async find(sent, where) {
      const finding = z.parse(registerFinding.body, sent.body);
      const made = await registeredOn(sent, { findings: [finding] }, where);
      if (made === undefined) return undefined;
      const { findings, ...rest } = made;
      return { finding: findings[0], ...rest };
    },
  },
  'odontogram.register-findings': {
    refusesSecond: true,
    find: (sent, where) => registeredOn(sent, z.parse(registerFindings.body, sent.body), where),
  },
};

/** The service may write an instant with another offset, and leave out notes that are empty. */
function saysTheSame(
  { startTime, endTime, ...sent }: z.output<typeof changeAppointment.body>,
  now: OperationOutput<typeof readAppointment>,
): boolean {
  const isThen = (asked: string | undefined, told: string) =>
    asked === undefined || Date.parse(asked) === Date.parse(told);
  const members = Object.entries(sent).filter(([, value]) => value !== undefined);
  return (
    isThen(startTime, now.startTime) &&
    isThen(endTime, now.endTime) &&
    members.every(([name, value]) => value === (now[name as keyof typeof sent] ?? ''))
  );
}

/** The service may write absent text as an empty one, and may list other appointments too. */
function isSamePrescription(
  sent: z.output<typeof createPrescription.body>,
  listed: OperationOutput<typeof createPrescription>,
): boolean {
  const told = ({ appointmentId, medications, diagnosis = '', notes }: typeof sent) =>
    JSON.stringify([
      appointmentId,
      medications.map(({ name, dosage, duration, instructions }) => [
        name,
        dosage,
        duration,
        instructions,
      ]),
      diagnosis,
      // The contract lists notes on creation alone: a list may leave them out.
      listed.notes === undefined ? '' : (notes ?? ''),
    ]);
  return told(sent) === told(listed);
}

/**
 * A chart that has another version than was named refuses the change, so that it is made once at most.
 * Nobody can say where none was named, or where the service does not keep versions with their makers.
 */
async function registeredOn(
  { params, ifMatch }: ParsedParts,
  sent: z.infer<typeof registerFindings.body>,
  { client, features, staffId, context }: Where,
) {
  const [keepsVersions, keepsMakers] = await Promise.all([
    features.offers('odontogram.read-version'),
    features.takesActor('odontogram.register-finding'),
  ]);
  if (!keepsVersions || !keepsMakers) throw new Error('the service does not say who charted what');
  const { patientId } = z.parse(registerFinding.params, params);
  return findRegistered({ ...sent, ifMatch, staffId }, (n) =>
    client.call(readOdontogramVersion, { params: { patientId, n: `${n}` } }, context),
  );
}

/**
 * By the application itself, not on behalf of the person: what is looked for is what they asked for
 * just now. Undefined where nobody can see.
 */
export function lookupOf(
  operation: OperationId,
  sent: ParsedParts,
  { context, ...where }: Where,
): Lookup | undefined {
  const naturalKey = NATURAL_KEYS[operation];
  return (
    naturalKey && {
      refusesSecond: naturalKey.refusesSecond,
      find: (budget) => naturalKey.find(sent, { ...where, context: { ...context, budget } }),
    }
  );
}

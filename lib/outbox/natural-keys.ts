import 'server-only';
import * as z from 'zod/mini';
import type { ClinicClient } from '@/lib/clinic/client';
import type { ParsedParts } from '@/lib/clinic/parse-input';
import type { CallContext } from '@/lib/clinic/service-request';
import { createAppointment, listAppointments } from '@/lib/contract/appointments';
import type { OperationId } from '@/lib/contract/operations';
import type { Lookup } from './change';
import { findAppointment } from './find-appointment';

interface Where {
  readonly client: Pick<ClinicClient, 'call'>;
  /** The clinic's time zone. */
  readonly zone: string;
  readonly context: CallContext;
}

interface NaturalKey extends Pick<Lookup, 'refusesSecond'> {
  /** What the change made, as its own answer would have said it; undefined where there is none. */
  readonly find: (body: unknown, where: Where) => Promise<unknown>;
}

/**
 * How to see whether a change was made, where what it made can be told from everything else by what
 * was asked. A change without a line here stays unknown once its answer is lost.
 */
const NATURAL_KEYS: Partial<Record<OperationId, NaturalKey>> = {
  'appointments.create': {
    refusesSecond: true,
    async find(body, { client, zone, context }) {
      const booked = z.parse(createAppointment.body, body);
      const found = await findAppointment(booked, zone, (query) =>
        client.call(listAppointments, { query }, context),
      );
      return found && z.parse(createAppointment.response, found);
    },
  },
};

/**
 * By the application itself, not on behalf of the person: what is looked for is what they asked for
 * just now. Undefined where nobody can see.
 */
export function lookupOf(
  operation: OperationId,
  { body }: ParsedParts,
  { context, ...where }: Where,
): Lookup | undefined {
  const naturalKey = NATURAL_KEYS[operation];
  return (
    naturalKey && {
      refusesSecond: naturalKey.refusesSecond,
      find: (budget) => naturalKey.find(body, { ...where, context: { ...context, budget } }),
    }
  );
}

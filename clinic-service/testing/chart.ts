import { expect } from 'vitest';
import * as z from 'zod/mini';
import { errorEnvelopeA, fieldErrors } from '@/lib/contract/errors';
import { readOdontogram, setDentitionMode, setToothDentition } from '@/lib/contract/odontogram';
import { registerFinding } from '@/lib/contract/odontogram-findings';
import type { Schema } from '@/lib/contract/operation';
import { type Answer, call } from './call';
import type { TestService } from './harness';
import { addWorld, WORLD } from './world';

/** The data of a success in envelope A, by its schema. */
export function dataOf<S extends Schema>(schema: S, { body }: Answer): z.core.output<S> {
  const { data } = z.object({ success: z.literal(true), data: z.unknown() }).parse(body);
  return z.core.parse(schema, data);
}

/** Status, code and details of a refusal in envelope A. */
export function refusalOf({ status, body }: Answer) {
  const { code, details } = errorEnvelopeA.parse(body);
  return { status, code, details };
}

/** Which fields a 400 names, with their codes. */
export function fieldsOf(answer: Answer): string[] {
  const { status, code, details } = refusalOf(answer);
  expect([status, code]).toEqual([400, 'VALIDATION_ERROR']);
  return fieldErrors.parse(details?.fields).map((field) => `${field.path} ${field.code}`);
}

interface SentFinding {
  readonly toothFdi: number;
  readonly catalogFindingId: string;
  readonly surface?: string;
  readonly plannedItems?: readonly object[];
  readonly notes?: string;
}

/** A clinic of its own with a patient who was never charted, and what a dentist does with the chart. */
export async function chartClinic(service: TestService) {
  const { id, key } = await service.addClinic();
  await addWorld(service.db, id, service.clock.now());
  const root = `/patients/${WORLD.patient}/odontogram`;
  const send = (
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ) => call(service, method, `${root}${path}`, { key, body, headers });
  const post = (finding: SentFinding, headers = {}) => send('POST', '/findings', finding, headers);
  return {
    id,
    key,
    root,
    send,
    post,
    register: async (toothFdi: number, catalogFindingId: string, surface?: string) => {
      const place = surface === undefined ? {} : { surface };
      const answer = await post({ toothFdi, catalogFindingId, ...place });
      expect(answer.status).toBe(201);
      return dataOf(registerFinding.response, answer);
    },
    setMode: async (mode: string) =>
      dataOf(setDentitionMode.response, await send('PATCH', '/dentition-mode', { mode })),
    setTooth: async (position: number, dentition: string) =>
      dataOf(
        setToothDentition.response,
        await send('PATCH', `/teeth/${position}/dentition`, { dentition }),
      ),
    read: async () => dataOf(readOdontogram.response, await send('GET', '')),
  };
}

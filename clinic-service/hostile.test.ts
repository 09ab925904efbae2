import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorEnvelopeA, fieldErrors } from '@/lib/contract/errors';
import type { Operation } from '@/lib/contract/operation';
import { operations } from '@/lib/contract/operations';
import { type Answer, call } from './testing/call';
import { callCases } from './testing/contract-calls';
import { DATABASE_KINDS } from './testing/fresh-database';
import { startService, type TestService } from './testing/harness';
import { hostileBodies } from './testing/hostile-bodies';
import { addWorld, WORLD } from './testing/world';

const MIB = 1024 * 1024;
const withBody = Object.values(operations).filter(({ body }) => body !== undefined);

describe.each(DATABASE_KINDS)('what nobody should send, on %s', (kind) => {
  let service: TestService;
  let key: string;
  beforeAll(async () => {
    service = await startService(kind);
    const clinic = await service.addClinic();
    key = clinic.key;
    await addWorld(service.db, clinic.id, service.clock.now());
  });
  afterAll(() => service.close());

  test.each(withBody)('$id refuses it, says why and stores nothing', async (operation) => {
    const { params, body: valid } = sample(operation.id);
    const path = pathOf(operation, params);
    const before = await stored(service);
    const send = (body: string, type = 'application/json') =>
      call(service, operation.method, path, { key, body, headers: { 'Content-Type': type } });
    const text = JSON.stringify(valid);

    expect(refusal(await send(`${text}${' '.repeat(MIB + 1 - text.length)}`))).toBe(
      '413 PAYLOAD_TOO_LARGE',
    );
    for (const malformed of [text.slice(0, -1), `${text}}`, '{"a":', '{a:1}', 'NaN', '\u0000']) {
      expect(refusal(await send(malformed)), malformed).toBe('400 MALFORMED_JSON');
    }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      expect(refusal(await send(text, type)), type).toBe('415 UNSUPPORTED_MEDIA_TYPE');
    }
    for (const other of ['null', '[]', '7', '"text"', 'true']) {
      expect(refusal(await send(other)), other).toBe('400 VALIDATION_ERROR');
    }
    if (operation.body === undefined) return;
    for (const { what, body, field } of hostileBodies(operation.body, valid)) {
      const answer = await send(body);
      expect(refusal(answer), what).toBe('400 VALIDATION_ERROR');
      const { details } = errorEnvelopeA.parse(answer.body);
      const named = fieldErrors.parse(details?.fields).map((each) => each.path);
      expect(
        named.some((name) => name === field || name.startsWith(`${field}.`)),
        `${what}: ${named}`,
      ).toBe(true);
    }
    expect(await stored(service)).toBe(before);
  });

  test.each(withBody)('$id takes quotes and the prototype for what they are', async (operation) => {
    const { params, body } = sample(operation.id);
    const path = pathOf(operation, params);
    const text = JSON.stringify(body);
    const bodies = [
      `{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},${text.slice(1)}`,
      text.replaceAll(/":"[^"]*"/g, `":"'; drop table patients; --"`),
      text.replaceAll(/":"[^"]*"/g, `":"$1 \\\\ %_ \\" ' or 1=1"`),
    ];
    for (const sent of bodies) {
      const { status } = await call(service, operation.method, path, { key, body: sent });
      expect(status, sent).toBeLessThan(500);
    }
    expect('polluted' in {}).toBe(false);
    const { status } = await call(service, 'GET', '/patients', { key });
    expect(status).toBe(200);
  });
});

function pathOf({ path }: Operation, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? 'x');
}

/** Of those that exist: what is wrong with a body is said of nobody else's. */
const EXISTING = { doctorId: WORLD.doctor };

/** One valid call that names the most; the same in every run. */
function sample(id: keyof typeof callCases) {
  const [first, ...more] = fc.sample(callCases[id].valid, { numRuns: 50, seed: 7 });
  if (first === undefined) throw new Error('nothing was sampled');
  const size = (input: typeof first) => JSON.stringify(input.body ?? {}).length;
  const most = more.reduce((best, input) => (size(input) > size(best) ? input : best), first);
  return { body: most.body, params: { ...most.params, ...EXISTING } };
}

/** Everything that the clinics of the service hold, as one hash: but for the keys and what they were used for. */
async function stored({ db }: TestService): Promise<string> {
  const tables = await db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in ('api_keys', 'api_key_uses')`);
  const hashes: string[] = [];
  for (const { name } of tables) {
    const [row] = await db
      .select({ hash: sql<string>`coalesce(md5(string_agg(t::text, '|' order by t::text)), '')` })
      .from(sql`${sql.identifier(name)} as t`);
    hashes.push(`${name} ${row?.hash}`);
  }
  expect(hashes.length).toBeGreaterThan(15);
  return hashes.sort().join('\n');
}

function refusal({ status, body }: Answer): string {
  const error = errorEnvelopeA.safeParse(body);
  return `${status} ${error.success ? error.data.code : JSON.stringify(body)}`;
}

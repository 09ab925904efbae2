import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { dentitionOf, isFdi, teethShown } from '@/lib/odontogram/rules/fdi';
import { chartClinic } from '../testing/chart';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';
import { CATALOG, catalogEntry } from './catalog-entries';

const tooth = fc.constantFrom(...Array.from({ length: 90 }, (_, index) => index).filter(isFdi));
const surfaces = ['occlusal', 'mesial', 'distal', 'vestibular', 'palatal'];

/** Which finding a change is of: counted through those the chart has. */
const nth = fc.nat(20);
const change = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('register' as const),
      tooth,
      entry: fc.oneof(fc.constantFrom(...CATALOG), fc.constantFrom(...CATALOG.slice(0, 1))),
      surface: fc.constantFrom(...surfaces),
    }),
  },
  fc.record({ kind: fc.constant('remove' as const), nth }),
  fc.record({
    kind: fc.constant('evolve' as const),
    nth,
    evolution: fc.constantFrom('pending', 'in_progress', 'completed', 'paid'),
  }),
  fc.record({
    kind: fc.constant('mode' as const),
    mode: fc.constantFrom('adult', 'mixed', 'child'),
  }),
  fc.record({
    kind: fc.constant('tooth' as const),
    tooth,
    dentition: fc.constantFrom('permanent', 'temporary'),
  }),
  fc.record({ kind: fc.constant('sign' as const) }),
);
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;
type Dentist = Awaited<ReturnType<typeof chartClinic>>;

async function apply({ send, read }: Dentist, step: Change): Promise<number> {
  switch (step.kind) {
    case 'register': {
      const { id, scope } = step.entry;
      const place = scope === 'surface' ? { surface: step.surface } : {};
      const body = { toothFdi: step.tooth, catalogFindingId: id, ...place };
      return (await send('POST', '/findings', body)).status;
    }
    case 'mode':
      return (await send('PATCH', '/dentition-mode', { mode: step.mode })).status;
    case 'tooth': {
      const { tooth: position, dentition } = step;
      return (await send('PATCH', `/teeth/${position}/dentition`, { dentition })).status;
    }
    case 'sign':
      return (await send('POST', '/signature', { signedBy: 'Ana' })).status;
    default: {
      const { findings } = await read();
      const path = `/findings/${findings[step.nth % Math.max(1, findings.length)]?.id ?? 'none'}`;
      if (step.kind === 'remove') return (await send('DELETE', path)).status;
      return (await send('PATCH', path, { evolution: step.evolution })).status;
    }
  }
}

describe.each(DATABASE_KINDS)('changes in any order, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });
  afterAll(() => service.close());

  test('keep every rule, and the version is the number of those that changed something', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 20, maxLength: 30 }), async (sequence) => {
        const dentist = await chartClinic(service);
        let changes = 0;
        for (const step of sequence) {
          const before = await dentist.read();
          const status = await apply(dentist, step);
          expect([200, 201, 400, 404, 409, 422]).toContain(status);
          const after = await dentist.read();
          if (status < 300 && after.version !== changes) changes += 1;
          else expect(after).toEqual(before);
          const mayChangeNothing = ['evolve', 'mode', 'tooth'].includes(step.kind);
          if (status < 300 && !mayChangeNothing) expect(after.version).toBe(before.version + 1);
        }
        const chart = await dentist.read();
        expect(chart.version).toBe(changes);
        const kept = await dentist.send('GET', '/versions?limit=1');
        expect(kept.body).toMatchObject({ pagination: { total: changes } });

        expect(chart).not.toHaveProperty('unreadable');
        const { findings } = chart;
        const shown = teethShown(
          z.parse(z.enum(['adult', 'mixed', 'child']), chart.dentitionMode),
          chart.temporaryTeeth,
        );
        const places = findings.map(({ toothFdi, surface }) => `${toothFdi} ${surface ?? ''}`);
        expect(new Set(places).size).toBe(places.length);
        for (const { toothFdi, catalogFindingId } of findings) {
          expect(shown).toContain(toothFdi);
          expect(['common', `${dentitionOf(toothFdi)}_only`]).toContain(
            catalogEntry(catalogFindingId)?.dentition,
          );
          const beside = findings.filter((other) => other.toothFdi === toothFdi);
          if (catalogFindingId === 'sano') expect(beside).toHaveLength(1);
        }
        const sum = (some: typeof findings) => some.reduce((all, one) => all + one.subtotal, 0);
        const paid = sum(findings.filter(({ evolution }) => evolution === 'paid'));
        expect(chart.estimate).toEqual({
          findingCount: findings.length,
          total: sum(findings),
          paid,
          due: sum(findings) - paid,
        });
      }),
      { numRuns: 4 },
    );
  });
});

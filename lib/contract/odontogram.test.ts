import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readOdontogram, setToothDentition } from './odontogram';
import { readOdontogramCatalog } from './odontogram-catalog';

const item = { id: 'i1', type: 'custom', name: 'Corona', quantity: 2, unitPrice: 90_000 };
const finding = {
  id: 'f1',
  toothFdi: 36,
  scope: 'surface',
  surface: 'occlusal',
  catalogFindingId: 'any',
  plannedItems: [{ ...item, subtotal: 180_000 }],
  subtotal: 180_000,
  evolution: 'later',
};
const chart = {
  id: 'p1',
  dentitionMode: 'mixed',
  temporaryTeeth: [53, 55],
  findings: [finding],
  estimate: { findingCount: 1, total: 180_000, paid: 80_000, due: 100_000 },
  version: 4,
  signature: { status: 'signed' },
};
const read = (members: object) => z.parse(readOdontogram.response, { ...chart, ...members });
const canRead = (sent: unknown) => z.safeParse(readOdontogram.response, sent).success;

describe('a chart', () => {
  test('that can be read whole says nothing of it', () => {
    expect(read({})).toEqual(chart);
    expect(read({})).not.toHaveProperty('unreadable');
    expect(read({ unreadable: { findings: 7 } })).not.toHaveProperty('unreadable');
  });

  test('names its temporary teeth in whatever way', () => {
    const teeth = [55, '54', { fdi: 53 }, { toothFdi: '52' }, { position: 51 }, { number: 61 }];
    expect(read({ temporaryTeeth: teeth }).temporaryTeeth).toEqual([55, 54, 53, 52, 51, 61]);
    expect(read({ temporaryTeeth: teeth })).not.toHaveProperty('unreadable');
  });

  test.each([
    ['junk among them', [55, 'x', null, { tooth: 54 }, 99, 11, 55.5, [53]], [55], 7],
    ['no list at all', { 55: true }, [], 1],
    ['nothing', undefined, [], 1],
    ['null', null, [], 1],
  ])('tells how many temporary teeth it could not read: %s', (_, temporaryTeeth, teeth, count) => {
    expect(read({ temporaryTeeth })).toMatchObject({
      temporaryTeeth: teeth,
      unreadable: { temporaryTeeth: count, findings: 0, estimate: false },
    });
  });

  test('needs no list of temporary teeth where its mode says them', () => {
    for (const dentitionMode of ['adult', 'child']) {
      const whole = read({ dentitionMode, temporaryTeeth: undefined });
      expect(whole.temporaryTeeth).toEqual([]);
      expect(whole).not.toHaveProperty('unreadable');
    }
  });

  test('keeps a finding of which something is left out', () => {
    const bare = { id: 'f2', toothFdi: '11', catalogFindingId: 'any' };
    const { plannedItems: _, subtotal: __, scope: ___, ...surface } = finding;
    const { subtotal: ____, ...unsummed } = { ...finding, plannedItems: [item, item] };
    const { findings, unreadable } = read({ findings: [bare, surface, unsummed] });
    expect(unreadable).toBeUndefined();
    expect(findings).toMatchObject([
      { toothFdi: 11, scope: 'whole', plannedItems: [], subtotal: 0, evolution: '' },
      { toothFdi: 36, scope: 'surface', plannedItems: [], subtotal: 0 },
      { subtotal: 360_000, plannedItems: [{ subtotal: 180_000 }, { subtotal: 180_000 }] },
    ]);
  });

  test('leaves out and counts what is no finding, and the same within a plan', () => {
    const unplaced = { ...finding, toothFdi: 99 };
    const odd = { ...finding, id: 'f3', plannedItems: [item, 'a crown'], subtotal: 500 };
    expect(read({ findings: [finding, null, 'x', unplaced, { id: 'f2' }, odd] })).toMatchObject({
      findings: [{ id: 'f1' }, { id: 'f3', unreadableItems: 1, subtotal: 500 }],
      unreadable: { temporaryTeeth: 0, findings: 4, estimate: false },
    });
    expect(read({}).findings[0]).not.toHaveProperty('unreadableItems');
  });

  test('adds up what its findings cost where nobody tells, and says that it did', () => {
    for (const estimate of [undefined, null, {}, { total: 'much' }]) {
      expect(read({ estimate })).toMatchObject({
        estimate: { findingCount: 1, total: 180_000 },
        unreadable: { findings: 0, estimate: true },
      });
    }
  });

  test('without a signature is not said to be unsigned', () => {
    expect(read({ signature: undefined }).signature.status).toBe('unknown');
  });

  test('is none without its findings, its mode or its version', () => {
    expect(canRead(chart)).toBe(true);
    for (const member of ['findings', 'dentitionMode', 'version']) {
      expect(canRead({ ...chart, [member]: undefined })).toBe(false);
    }
    expect(canRead({ ...chart, findings: {} })).toBe(false);
    expect(canRead(undefined)).toBe(false);
    expect(canRead([])).toBe(false);
  });
});

test('a tooth that changes tells the findings it took that can be read', () => {
  const answer = (removedFindings: unknown) =>
    z.parse(setToothDentition.response, { odontogram: chart, removedFindings });
  expect(answer([finding, 'x']).removedFindings).toEqual([finding]);
});

describe('a catalog', () => {
  const entry = {
    id: 'any',
    label: 'Anything',
    scope: 'whole',
    dentition: 'common',
    suggestedTreatment: null,
    exclusionGroup: null,
    color: '#123456',
    symbol: 'ring',
  };
  const catalog = {
    catalogVersion: 3,
    findings: [entry],
    surfaces: [{ id: 'mesial', label: 'Mesial' }],
    evolutions: [{ id: 'later', label: 'Later' }],
  };
  const readIt = (members: object) =>
    z.parse(readOdontogramCatalog.response, { ...catalog, ...members });

  test('that can be read whole says nothing of it, and may be empty', () => {
    expect(readIt({})).toEqual(catalog);
    expect(readIt({ findings: [] }).findings).toEqual([]);
    expect(readIt({ findings: [] })).not.toHaveProperty('unreadable');
  });

  test('keeps an entry without its looks, and counts what is none', () => {
    const bare = { id: 'bare', scope: 'surface' };
    const read = readIt({ findings: [bare, { id: 'nowhere' }, 7], evolutions: [{ id: 'e' }, {}] });
    expect(read.findings).toEqual([
      { ...entry, id: 'bare', label: 'bare', scope: 'surface', color: '', symbol: '' },
    ]);
    expect(read.evolutions).toEqual([{ id: 'e', label: 'e' }]);
    expect(read.unreadable).toBe(3);
  });

  test('needs neither surfaces nor evolutions, and does need findings', () => {
    expect(readIt({ surfaces: undefined, evolutions: null })).toMatchObject({ surfaces: [] });
    expect(() => readIt({ findings: undefined })).toThrow();
  });
});

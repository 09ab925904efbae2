import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOdontogramCatalog } from '@/lib/contract/odontogram-catalog';
import { call } from '../testing/call';
import { dataOf } from '../testing/chart';
import { startService, type TestService } from '../testing/harness';

describe('the catalog', () => {
  let service: TestService;
  let key: string;
  beforeAll(async () => {
    service = await startService('pglite');
    key = (await service.addClinic()).key;
  });
  afterAll(() => service.close());

  const read = async (language?: string) => {
    const headers = language === undefined ? {} : { 'Accept-Language': language };
    const answer = await call(service, 'GET', '/odontogram/catalog', { key, headers });
    expect(answer.status).toBe(200);
    expect(answer.body).not.toHaveProperty('message');
    return dataOf(readOdontogramCatalog.response, answer);
  };

  test('has 46 findings, 5 surfaces and 4 evolutions, each by an id of its own', async () => {
    const { catalogVersion, findings, surfaces, evolutions } = await read();
    expect(catalogVersion).toBe(2);
    for (const [list, size] of [
      [findings, 46],
      [surfaces, 5],
      [evolutions, 4],
    ] as const) {
      expect(list).toHaveLength(size);
      expect(new Set(list.map(({ id }) => id)).size).toBe(size);
      expect(new Set(list.map(({ label }) => label)).size).toBe(size);
    }
    expect(surfaces.map(({ id }) => id)).toEqual([
      'occlusal',
      'mesial',
      'distal',
      'vestibular',
      'palatal',
    ]);
    expect(evolutions.map(({ id }) => id)).toEqual(['pending', 'in_progress', 'completed', 'paid']);
    for (const { color, symbol } of findings) {
      expect(color).toMatch(/^#[0-9A-F]{6}$/);
      expect(symbol).not.toBe('');
    }
  });

  test('says null where a finding suggests nothing or excludes no group', async () => {
    const { findings } = await read();
    expect(findings[0]).toEqual({
      id: 'sano',
      label: 'Sano',
      scope: 'whole',
      dentition: 'common',
      exclusionGroup: null,
      color: '#15803D',
      symbol: 'check@crown',
      suggestedTreatment: null,
      excludesOthers: true,
    });
    expect(findings.find(({ id }) => id === 'lesion-cervical')).toEqual({
      id: 'lesion-cervical',
      label: 'Lesión cervical no cariosa',
      scope: 'surface',
      dentition: 'common',
      exclusionGroup: 'estructura',
      color: '#C2410C',
      symbol: 'arc',
      suggestedTreatment: 'Resina',
      resultsIn: 'resina',
    });
  });

  test('the result of a treatment is a finding that can stand in the same place', async () => {
    const { findings, evolutions } = await read();
    const results = findings.flatMap(({ resultsIn, ...from }) => {
      const to = findings.find(({ id }) => id === resultsIn);
      return resultsIn === undefined ? [] : [{ from, to }];
    });
    expect(results.length).toBeGreaterThan(10);
    for (const { from, to } of results) {
      expect(to?.scope).toBe(from.scope);
      const dentitions = [from.dentition, to?.dentition].filter((each) => each !== 'common');
      expect(new Set(dentitions).size).toBeLessThanOrEqual(1);
    }
    expect(evolutions.filter(({ completes }) => completes).map(({ id }) => id)).toEqual([
      'completed',
    ]);
  });

  test('a combination is of two findings that can stand where it does', async () => {
    const { findings, retired } = await read();
    const combinations = findings.filter(({ combines }) => combines !== undefined);
    expect(combinations.map(({ combines }) => combines?.join(' '))).toEqual([
      'implante corona-adaptada',
      'endodoncia-realizada corona-adaptada',
      'pulpotomia corona-acero',
      'perno-nucleo corona-adaptada',
    ]);
    for (const { scope, combines = [] } of combinations) {
      for (const id of combines) {
        expect(findings.find((each) => each.id === id)?.scope).toBe(scope);
      }
    }
    // What gave its place is still called by its name where charts are shown as they were.
    expect(retired?.map(({ label }) => label)).toContain('Semiincluido');
    expect(findings.map(({ id }) => id)).not.toContain('semi-incluido');
  });

  test.each([
    [undefined, 'Mancha blanca', 'Barniz de flúor', 'Pendiente'],
    ['es-CO', 'Mancha blanca', 'Barniz de flúor', 'Pendiente'],
    ['en-US', 'White spot', 'Fluoride varnish', 'Pending'],
    ['fr, en;q=0.4', 'White spot', 'Fluoride varnish', 'Pending'],
    ['fr', 'Mancha blanca', 'Barniz de flúor', 'Pendiente'],
  ])('in the language %s', async (language, label, suggestedTreatment, evolution) => {
    const { findings, evolutions } = await read(language);
    expect(findings.find(({ id }) => id === 'caries-incipiente')).toMatchObject({
      label,
      suggestedTreatment,
    });
    expect(evolutions[0]?.label).toBe(evolution);
  });
});

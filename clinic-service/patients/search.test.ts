import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listPatients } from '@/lib/contract/patients';
import { SURNAMES } from '../db/demo/words';
import { fold } from '../db/fold';
import { insertRows } from '../db/insert-rows';
import { refreshStatistics } from '../db/refresh-statistics';
import { patients } from '../db/schema/patients';
import { call } from '../testing/call';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';
import { FEW } from './search-few';

const people = [
  {
    id: 'maria',
    firstName: 'María Fernanda',
    lastName: 'Pérez Quintero',
    documentType: 'CC',
    documentNumber: '1020304050',
    phone: '+57 310 555 0142',
    email: 'mafe.quintero@correo.example',
  },
  { id: 'national', firstName: 'Juan', lastName: 'Ñáñez Peña', phone: '320 444 0199' },
  {
    id: 'passport',
    firstName: 'Jürgen',
    lastName: 'Weißhaupt',
    documentType: 'PA',
    documentNumber: 'AB-123456',
  },
  {
    id: 'diplomat',
    firstName: 'Sven',
    lastName: 'Lindqvist',
    documentType: 'DE',
    documentNumber: 'X-77.889/Q',
  },
  {
    id: 'prefix',
    firstName: 'Ana',
    lastName: 'Quinterón Díaz',
    documentType: 'CC',
    documentNumber: '80123',
  },
  {
    id: 'infix',
    firstName: 'Luz',
    lastName: 'Arroyo',
    phone: '+57 318 012 3999',
    email: 'xquintero@buzon.example',
  },
  {
    id: 'irish',
    firstName: 'Kevin',
    lastName: 'O’Brien',
    documentType: 'CC',
    documentNumber: '0079123456',
  },
  { id: 'italian', firstName: 'Rosa', lastName: 'D´Ambrosio-Gómez', dateOfBirth: '1987-05-12' },
  { id: 'cross', firstName: 'Yenny Paola', lastName: 'De la Cruz Velásquez' },
  { id: 'gonzalez', firstName: 'Héctor', lastName: 'González Jiménez' },
  { id: 'percent', firstName: '100%', lastName: "O'Neill_Baro\\n", status: 'inactive' as const },
];

/** Three thousand, of whom more share a name, a word or digits than are counted at once. */
const crowd = Array.from({ length: 3_000 }, (_, n) => ({
  id: `one-${n}`,
  firstName: ['María', 'Mariana', 'Juan'][n % 3] ?? '',
  lastName: `${SURNAMES[n % SURNAMES.length]} ${SURNAMES[(n * 7) % SURNAMES.length]}`,
  email: `paciente${n}@correo.example`,
  documentType: 'CC',
  documentNumber: String(20_000_000 + n),
}));

describe.each(DATABASE_KINDS)('search of patients, on %s', (kind) => {
  let service: TestService;
  let key: string;
  /** What every patient of a clinic has. */
  const restOf = (clinicId: string) => {
    const now = service.clock.now();
    return { clinicId, status: 'active' as const, createdAt: now, updatedAt: now };
  };
  beforeAll(async () => {
    service = await startService(kind);
    const clinic = await service.addClinic();
    key = clinic.key;
    const rest = restOf(clinic.id);
    await insertRows(
      service.db,
      patients,
      people.map((person) => ({ ...rest, ...person })),
    );
  });
  afterAll(() => service.close());

  async function search(text: string, more = '', withKey = key) {
    const path = `/patients?search=${encodeURIComponent(text)}${more}`;
    const { status, body } = await call(service, 'GET', path, { key: withKey });
    expect(status).toBe(200);
    return listPatients.response.parse(body);
  }
  const ids = async (text: string) => (await search(text)).data.map(({ id }) => id);

  test.each([
    ['perez maria', ['maria']],
    ['MARÍA PÉREZ', ['maria']],
    ['  fernanda   quintero ', ['maria']],
    ['1.020.304.050', ['maria']],
    ['1 020 304 050', ['maria']],
    ['1020304', ['maria']],
    ['CC 1.020.304.050', ['maria']],
    ['cc1020304050', ['maria']],
    ['PA AB-123456', ['passport']],
    ['+57 310 555 0142', ['maria']],
    ['3105550142', ['maria']],
    ['310 555', ['maria']],
    ['(310) 555-0142', ['maria']],
    ['+57 320 444 0199', ['national']],
    ['320-444', ['national']],
    ['mafe.quin', ['maria']],
    ['@correo.exam', ['maria']],
    ['maria 310', ['maria']],
    ['nanez', ['national']],
    ['ÑÁÑEZ', ['national']],
    ['weisshaupt', ['passport']],
    ['Weißhaupt jurgen', ['passport']],
    ['ab123456', ['passport']],
    ['X-77.889/Q', ['diplomat']],
    ['x 77.889/q', ['diplomat']],
    ['77.889/Q', ['diplomat']],
    ['DE X77889Q', ['diplomat']],
    ['DE X-77.889/Q', ['diplomat']],
    ['AB-123456', ['passport']],
    ["o'neill", ['percent']],
    ['100%', ['percent']],
    ['neill_baro\\n', ['percent']],
    ['neillxbaro', []],
    ['ma pe', ['maria']],
    ['nan', ['national', 'maria']],
    ['perez juan', []],
    ["O'Brien", ['irish']],
    ['o´brien', ['irish']],
    ['O’Brien', ['irish']],
    ['OBRIEN', ['irish']],
    ['o brien', ['irish']],
    ["D'Ambrosio", ['italian']],
    ['D´Ambrosio-Gómez', ['italian']],
    ['dambrosio gomez', ['italian']],
    ['Gómez,Rosa', ['italian']],
    ['79123456', ['irish']],
    ['CC 0079123456', ['irish']],
    ['0057 310 555 0142', ['maria']],
    ['12/05/1987', ['italian']],
    ['1987-05-12', ['italian']],
    ['rosa 12-may-1987', ['italian']],
    ['maria 12/05/1987', []],
    ['Gonzales', []],
  ])('%j finds %j', async (text, expected) => {
    expect(await ids(text)).toEqual(expected);
  });

  test('one or two letters match where a word begins', async () => {
    expect(await ids('qu')).toEqual(['prefix', 'maria']);
    expect(await ids('ez')).toEqual([]);
    expect(await ids('j')).toEqual(['gonzalez', 'national', 'passport']);
  });

  test('the exact document comes first, then names that begin so, then the rest', async () => {
    expect(await ids('80123')).toEqual(['prefix', 'infix']);
    for (const search of ['CC 80.123', 'CC80123', 'cc 80123'])
      expect(await ids(search)).toEqual(['prefix', 'infix']);
    // Begins the surname, then another word of the name, then elsewhere.
    expect(await ids('quin')).toEqual(['prefix', 'maria', 'infix']);
    // The whole word goes first, whichever surname it is.
    expect(await ids('quintero')).toEqual(['maria', 'prefix', 'infix']);
  });

  test('whole words go before words only begun', async () => {
    const other = await service.addClinic();
    const rest = restOf(other.id);
    await insertRows(service.db, patients, [
      { ...rest, id: 'begun', firstName: 'Mariana', lastName: 'Pérez Abril' },
      { ...rest, id: 'whole', firstName: 'María', lastName: 'Pérez Zuluaga' },
    ]);
    const found = await search('perez maria', '', other.key);
    expect(found.data.map(({ id }) => id)).toEqual(['whole', 'begun']);
  });

  test('a status narrows a search', async () => {
    expect((await search('neill', '&status=active')).data).toEqual([]);
    expect((await search('neill', '&status=inactive')).data).toHaveLength(1);
  });

  test.each([
    '%',
    '_',
    '%%%',
    "'",
    "' or 1=1 --",
    '<img src=x onerror=alert(1)>',
    '\\',
    '\\\\',
    '\u0000',
    'a\u0000b',
    '😀',
    '👩🏽‍⚕️ maria',
    '-',
    '+',
    '@',
    '.',
    '中文',
    'x'.repeat(300),
    'maria '.repeat(50),
    '% % %',
    '"',
    '$1',
    ':*',
    '&|!',
  ])('%j is no error', async (text) => {
    const { data, pagination } = await search(text);
    expect(pagination.total).toBeGreaterThanOrEqual(data.length);
  });

  test('half a character is no error', async () => {
    const { status } = await call(service, 'GET', '/patients?search=%ED%A0%80%FF%', { key });
    expect(status).toBe(200);
  });

  test('what no letter or digit is in finds nobody, an empty search finds all', async () => {
    expect((await search('%')).pagination.total).toBe(0);
    expect((await search('😀')).pagination.total).toBe(0);
    expect((await search('')).pagination.total).toBe(people.length);
    expect((await search('   ')).pagination.total).toBe(people.length);
  });

  describe('that many match', () => {
    let clinic: { id: string; key: string };
    beforeAll(async () => {
      clinic = await service.addClinic();
      const rest = restOf(clinic.id);
      const extra = { ...rest, firstName: 'Zoila', lastName: 'Correo', documentType: 'CC' };
      await insertRows(service.db, patients, [
        ...crowd.map((person) => ({ ...rest, ...person })),
        { ...extra, id: 'named', documentNumber: '77' },
        { ...extra, id: 'exact', lastName: 'Última', documentNumber: '2000' },
      ]);
      await refreshStatistics(service.db);
    });

    test('pages do not overlap, leave nobody out and keep their order', async () => {
      const seen: string[] = [];
      const first = await search('maria', '&limit=100', clinic.key);
      for (let page = 1; page <= first.pagination.totalPages; page += 1) {
        const { data } = await search('maria', `&limit=100&page=${page}`, clinic.key);
        seen.push(...data.map(({ id }) => id));
      }
      expect(seen).toHaveLength(first.pagination.total);
      expect(new Set(seen).size).toBe(seen.length);
    });

    test('ranks hold: document, name, rest; the total is right again after a change', async () => {
      const numbers = await search('2000', '&limit=5', clinic.key);
      expect(numbers.pagination.total).toBeGreaterThan(FEW);
      expect(numbers.data[0]?.id).toBe('exact');
      const words = await search('correo', '&limit=5', clinic.key);
      expect(words.data[0]?.id).toBe('named');
      expect(words.pagination.total).toBe(3_001);
      const body = { firstName: 'Otra', lastName: 'Persona', email: 'otra@correo.example' };
      await call(service, 'POST', '/patients', { key: clinic.key, body });
      expect((await search('correo', '', clinic.key)).pagination.total).toBe(3_002);
      const beyond = await search('correo', '&limit=100&page=99', clinic.key);
      expect([beyond.data.length, beyond.pagination.total]).toEqual([0, 3_002]);
    });

    const BOUNDED = '&totals=bounded';

    test('asked not to count, a long search says that there are more, a short one how many', async () => {
      const { pagination } = await search('maria', BOUNDED, clinic.key);
      expect(pagination).toEqual({
        page: 1,
        limit: 20,
        total: FEW + 1,
        totalPages: Math.ceil((FEW + 1) / 20),
        totalIsLowerBound: true,
      });
      for (const text of ['zoila', '20000001', 'nobody at all']) {
        const exact = await search(text, '', clinic.key);
        expect(await search(text, BOUNDED, clinic.key)).toEqual(exact);
        expect(exact.pagination).not.toHaveProperty('totalIsLowerBound');
      }
      const asPublished = await search('maria', '', clinic.key);
      expect(asPublished.pagination.total).toBeGreaterThan(FEW + 1);
      expect(asPublished.pagination).not.toHaveProperty('totalIsLowerBound');
      const everyone = await search('', BOUNDED, clinic.key);
      expect(everyone.pagination).toEqual((await search('', '', clinic.key)).pagination);
    });

    test.each([
      ['maria', ''],
      ['mar', ''],
      ['rodriguez', ''],
      ['gon', ''],
      ['nunez', ''],
      ['2000', ''],
      ['correo', ''],
      ['ma ro', ''],
      ['juan 200', '&status=active'],
      ['mar maria', ''],
      ['rodriguez maria', ''],
      ['Núñez', ''],
      ['na', ''],
    ])('paged over the bound by %j%s, it gives what is given with a count', async (text, more) => {
      const [counted, uncounted] = await Promise.all(
        ['', BOUNDED].map((totals) => everyPage(text, `${more}${totals}`)),
      );
      expect(uncounted?.ids).toEqual(counted?.ids);
      expect(new Set(uncounted?.ids).size).toBe(uncounted?.ids.length);
      expect(uncounted?.last).toEqual(counted?.last);
      expect(uncounted?.last.total).toBe(uncounted?.ids.length);
      const ofCrowd = uncounted?.ids.filter((id) => id.startsWith('one-'));
      expect(ofCrowd?.sort()).toEqual(crowdBy(fold(text).split(' ')));
    });

    test('a page beyond the last one is empty and counted', async () => {
      const beyond = await search('maria', `${BOUNDED}&limit=100&page=99`, clinic.key);
      const { pagination } = await search('maria', '&limit=100&page=99', clinic.key);
      expect(beyond).toEqual({ data: [], pagination });
    });

    /** Who has every word, found without a database. */
    function crowdBy(words: readonly string[]): string[] {
      return crowd
        .filter(({ firstName, lastName, email, documentNumber }) => {
          const key = ` ${fold(`${firstName} ${lastName}`)} ${email} ${documentNumber}`;
          return words.every((word) => key.includes(word.length < 3 ? ` ${word}` : word));
        })
        .map(({ id }) => id)
        .sort();
    }

    /** Turns pages for as long as there is another one. */
    async function everyPage(text: string, more: string) {
      const ids: string[] = [];
      for (let page = 1; ; page += 1) {
        const found = await search(text, `${more}&limit=90&page=${page}`, clinic.key);
        ids.push(...found.data.map(({ id }) => id));
        const { totalPages, ...last } = found.pagination;
        expect(found.pagination.total).toBeGreaterThanOrEqual(ids.length);
        if (page >= totalPages) return { ids, last };
      }
    }

    test('what is found does not depend on how it is read', async () => {
      const { pagination } = await search('mar', '&limit=100', clinic.key);
      const again = await search('mar', '&limit=100', clinic.key);
      expect(again.pagination).toEqual(pagination);
    });
  });
});

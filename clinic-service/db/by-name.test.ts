import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { call } from '../testing/call';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';
import { payers } from './schema/payers';
import { doctors, locations } from './schema/staff';

const NAMES = ['Zamora', 'ábaco', 'Nube', 'Ñandú', 'Nzinga', 'Águila', 'Barco'];
const SORTED = ['ábaco', 'Águila', 'Barco', 'Nube', 'Nzinga', 'Ñandú', 'Zamora'];

describe.each(DATABASE_KINDS)('lists by name, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });
  afterAll(() => service.close());

  test('sort as Spanish does, whatever the letters carry', async () => {
    const { id: clinicId, key } = await service.addClinic();
    const rows = NAMES.map((name, index) => ({ clinicId, id: `row-${index}`, name }));
    await service.db.insert(locations).values(rows);
    await service.db
      .insert(doctors)
      .values(rows.map(({ name, ...row }) => ({ ...row, firstName: 'Ana', lastName: name })));
    await service.db
      .insert(payers)
      .values(
        rows.map((row) => ({ ...row, kind: 'eps' as const, createdAt: service.clock.now() })),
      );

    expect(await listed('/locations', 'name', key)).toEqual(SORTED);
    expect(await listed('/doctors', 'lastName', key)).toEqual(SORTED);
    expect(await listed('/billing/payers', 'name', key)).toEqual(SORTED);
  });

  async function listed(path: string, member: string, key: string) {
    const { body } = await call(service, 'GET', path, { key });
    const { data } = z.parse(z.object({ data: z.array(z.looseObject({})) }), body);
    return data.map((row) => row[member]);
  }
});

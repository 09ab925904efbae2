import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { errorEnvelopeA } from '@/lib/contract/errors';
import { call } from '../testing/call';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';
import { addWorld, WORLD } from '../testing/world';

const identified = z.object({ id: z.string() });
const listed = z.object({
  data: z.array(z.object({ name: z.string() })),
  pagination: z.object({ total: z.number(), totalPages: z.number() }),
});
const sealants = {
  name: 'Sellantes',
  code: '997107',
  specialty: 'Odontopediatría',
  description: 'Por diente',
  duration: 20,
  price: 45_000,
};

describe.each(DATABASE_KINDS)('clinical procedures, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });
  afterAll(() => service.close());

  async function clinic() {
    const { id, key } = await service.addClinic();
    await addWorld(service.db, id, service.clock.now());
    const send = (method: string, path = '', body?: object, as = key) =>
      call(service, method, `/clinical-procedures${path}`, { key: as, ...(body && { body }) });
    const names = async (query: string) =>
      listed.parse((await send('GET', query)).body).data.map(({ name }) => name);
    const create = async (body: object) => identified.parse((await send('POST', '', body)).body).id;
    return { id, send, names, create };
  }

  test('one that is added is active, in COP, and read back', async () => {
    const { send } = await clinic();
    const made = await send('POST', '', {
      ...sealants,
      doctorIds: [WORLD.otherDoctor, WORLD.doctor, WORLD.otherDoctor],
    });
    expect(made.status).toBe(201);
    const { id } = identified.parse(made.body);
    expect(made.body).toEqual({
      id,
      ...sealants,
      currency: 'COP',
      status: 'active',
      doctorIds: [WORLD.doctor, WORLD.otherDoctor],
      createdAt: service.clock.now().toISOString(),
    });
    expect((await send('GET', `/${id}`)).body).toEqual(made.body);
  });

  test('a code that begins with zero stays a string; what has no value is absent', async () => {
    const { send } = await clinic();
    const { code: _, description: __, ...rest } = sealants;
    expect((await send('POST', '', { ...rest, code: '005001' })).body).toMatchObject({
      code: '005001',
    });
    const plain = await send('POST', '', { ...rest, code: '', description: '' });
    expect(plain.body).not.toHaveProperty('code');
    expect(plain.body).not.toHaveProperty('description');
  });

  test('a change replaces what it names, doctors whole', async () => {
    const { send, create } = await clinic();
    const id = await create({ ...sealants, doctorIds: [WORLD.doctor] });
    const changed = await send('PATCH', `/${id}`, {
      price: 50_000,
      description: '',
      doctorIds: [WORLD.otherDoctor],
    });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({
      name: 'Sellantes',
      price: 50_000,
      doctorIds: [WORLD.otherDoctor],
    });
    expect(changed.body).not.toHaveProperty('description');
    const retired = await send('PATCH', `/${id}`, { status: 'inactive', doctorIds: [] });
    expect(retired.body).toMatchObject({ status: 'inactive', price: 50_000, doctorIds: [] });
  });

  test.each([
    [{ doctorIds: ['nobody'] }, 'doctorIds.0', 'not_found'],
    [{ doctorIds: [WORLD.doctor, WORLD.inactiveDoctor] }, 'doctorIds.1', 'not_found'],
    [{ price: 10.5 }, 'price', 'invalid_type'],
    [{ price: 1_000_000_000_000 }, 'price', 'too_big'],
    [{ duration: 0 }, 'duration', 'too_small'],
  ])('%j is refused, new or changed, and nothing is stored', async (members, path, code) => {
    const { send, names } = await clinic();
    const before = (await send('GET', `/${WORLD.procedure}`)).body;
    for (const refused of [
      await send('POST', '', { ...sealants, ...members }),
      await send('PATCH', `/${WORLD.procedure}`, { name: 'Otro', ...members }),
    ]) {
      expect(refused.status).toBe(400);
      const fields = [expect.objectContaining({ path, code })];
      expect(errorEnvelopeA.parse(refused.body).details).toEqual({ fields });
    }
    expect(await names('?search=sellantes')).toEqual([]);
    expect((await send('GET', `/${WORLD.procedure}`)).body).toEqual(before);
  });

  test('the list searches by name and code, filters, sorts and pages', async () => {
    const { names, send, create } = await clinic();
    await create({ ...sealants, doctorIds: [WORLD.otherDoctor] });
    await create({ ...sealants, name: 'Niño sano', code: '890201', specialty: 'Medicina' });
    await create({ ...sealants, name: 'Ñoquis', specialty: 'Medicina' });
    await create({ ...sealants, name: 'Órtesis 100 %', specialty: 'Medicina' });
    expect(await names('')).toEqual([
      'Niño sano',
      'Ñoquis',
      'Obturación resina',
      'Órtesis 100 %',
      'Retirado',
      'Sellantes',
    ]);
    expect(await names('?search=obturacion')).toEqual(['Obturación resina']);
    expect(await names('?search=resina+OBTUR')).toEqual(['Obturación resina']);
    expect(await names('?search=8902')).toEqual(['Niño sano']);
    expect(await names('?search=%25')).toEqual(['Órtesis 100 %']);
    expect(await names('?search=_')).toEqual([]);
    expect(await names('?status=inactive')).toEqual(['Retirado']);
    expect(await names('?specialty=Medicina&search=noquis')).toEqual(['Ñoquis']);
    expect(await names(`?doctorId=${WORLD.doctor}`)).not.toContain('Sellantes');
    expect(await names(`?doctorId=${WORLD.otherDoctor}`)).toHaveLength(6);
    const page = await send('GET', '?limit=4&page=2');
    expect(page.body).toMatchObject({
      data: [{ name: 'Retirado' }, { name: 'Sellantes' }],
      pagination: { page: 2, limit: 4, total: 6, totalPages: 2 },
    });
  });

  test('without the scope it is 403; of another clinic, or unknown, 404', async () => {
    const { id, send } = await clinic();
    const reader = await service.addKey(id, ['clinical-procedures:read']);
    expect((await send('GET', '', undefined, reader)).status).toBe(200);
    expect((await send('POST', '', sealants, reader)).status).toBe(403);
    expect((await send('PATCH', `/${WORLD.procedure}`, {}, reader)).status).toBe(403);
    const stranger = await service.addKey(id, ['appointments:manage']);
    expect((await send('GET', '', undefined, stranger)).status).toBe(403);
    const other = await service.addClinic();
    for (const [method, path, key] of [
      ['GET', `/${WORLD.procedure}`, other.key],
      ['PATCH', `/${WORLD.procedure}`, other.key],
      ['GET', '/nobody', undefined],
      ['PATCH', '/nobody', undefined],
    ] as const) {
      const { status, body } = await send(method, path, method === 'PATCH' ? {} : undefined, key);
      expect([status, errorEnvelopeA.parse(body).code]).toEqual([404, 'NOT_FOUND']);
    }
  });
});

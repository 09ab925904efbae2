import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { errorEnvelopeA } from '@/lib/contract/errors';
import { patients } from '../db/schema/patients';
import { call } from '../testing/call';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';

const identified = z.object({ id: z.string() });

describe.each(DATABASE_KINDS)('patients, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });
  afterAll(() => service.close());

  async function clinic() {
    const { key } = await service.addClinic();
    const create = (body: object) => call(service, 'POST', '/patients', { key, body });
    const list = async (query = '') => {
      const { body } = await call(service, 'GET', `/patients${query}`, { key });
      return z
        .object({
          data: z.array(
            z.looseObject({ id: z.string(), firstName: z.string(), lastName: z.string() }),
          ),
          pagination: z.object({
            page: z.number(),
            limit: z.number(),
            total: z.number(),
            totalPages: z.number(),
          }),
        })
        .parse(body);
    };
    return { key, create, list };
  }

  test('what is created is read back whole; what has no value is empty, never null', async () => {
    const { key, create } = await clinic();
    const made = await create({
      firstName: ' María ',
      lastName: 'Ñáñez',
      email: '',
      phone: '+57 310 555 0142',
      documentType: 'CC',
      documentNumber: '1.020.304.050',
      dateOfBirth: '1990-03-05',
      address: { street: 'Cra. 15 # 88-21', city: 'Bogotá D. C.' },
    });
    expect(made.status).toBe(201);
    const { id } = identified.parse(made.body);
    const now = service.clock.now().toISOString();
    const whole = {
      id,
      firstName: 'María',
      lastName: 'Ñáñez',
      phone: '+57 310 555 0142',
      documentType: 'CC',
      documentNumber: '1.020.304.050',
      dateOfBirth: '1990-03-05',
      email: '',
      gender: '',
      status: 'active',
      createdAt: now,
      updatedAt: now,
      address: {
        street: 'Cra. 15 # 88-21',
        city: 'Bogotá D. C.',
        state: '',
        country: '',
        postalCode: '',
      },
      emergencyContact: { name: '', phone: '', relationship: '' },
    };
    expect(made.body).toEqual(whole);
    expect((await call(service, 'GET', `/patients/${id}`, { key })).body).toEqual(whole);
  });

  test('a list leaves out address and contact, goes by surname with ñ behind n, and pages', async () => {
    const { create, list } = await clinic();
    const names = ['Ñustes', 'Nuñez', 'Núnez', 'Ocampo', 'Álvarez', 'nieto'];
    for (const lastName of names) {
      await create({
        firstName: 'Ana',
        lastName,
        address: { city: 'Cali' },
        emergencyContact: { name: 'Luz' },
      });
    }
    const all = await list();
    expect(all.data.map((patient) => patient.lastName)).toEqual([
      'Álvarez',
      'nieto',
      'Núnez',
      'Nuñez',
      'Ñustes',
      'Ocampo',
    ]);
    expect(all.data[0]).not.toHaveProperty('address');
    expect(all.data[0]).not.toHaveProperty('emergencyContact');
    expect(all.pagination).toEqual({ page: 1, limit: 20, total: 6, totalPages: 1 });
    const second = await list('?limit=4&page=2');
    expect(second.data.map((patient) => patient.lastName)).toEqual(['Ñustes', 'Ocampo']);
    expect(second.pagination).toEqual({ page: 2, limit: 4, total: 6, totalPages: 2 });
    const beyond = await list('?limit=4&page=9');
    expect(beyond.data).toEqual([]);
    expect(beyond.pagination.total).toBe(6);
  });

  test('a change touches what it names, clears what it empties, and moves updatedAt', async () => {
    const { key, create } = await clinic();
    const made = await create({
      firstName: 'Ana',
      lastName: 'Ruiz',
      email: 'ana@correo.example',
      address: { street: 'Calle 1', city: 'Cali' },
    });
    const { id } = identified.parse(made.body);
    service.clock.advance(5_000);
    const changed = await call(service, 'PATCH', `/patients/${id}`, {
      key,
      body: { email: '', address: { city: 'Medellín' }, status: 'inactive' },
    });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({
      firstName: 'Ana',
      email: '',
      status: 'inactive',
      address: { street: 'Calle 1', city: 'Medellín' },
      updatedAt: service.clock.now().toISOString(),
    });
    expect((await call(service, 'GET', `/patients/${id}`, { key })).body).toEqual(changed.body);
  });

  test('a change on top of what somebody else changed meanwhile is refused, whole', async () => {
    const { key, create } = await clinic();
    const made = await create({ firstName: 'Ana', lastName: 'Ruiz' });
    const path = `/patients/${identified.parse(made.body).id}`;
    const read = await call(service, 'GET', path, { key });
    const version = read.headers.get('etag') ?? '';
    service.clock.advance(5_000);
    const change = (body: object) =>
      call(service, 'PATCH', path, { key, body, headers: { 'If-Match': version } });
    const first = await change({ phone: '300 999 9999' });
    expect([first.status, first.headers.get('etag')]).not.toContain(version);
    expect(first.status).toBe(200);
    const second = await change({ phone: '300 888 8888' });
    expect([second.status, second.body]).toMatchObject([412, { code: 'PRECONDITION_FAILED' }]);
    expect((await call(service, 'GET', path, { key })).body).toEqual(first.body);

    for (const none of ['""', '"*"', '']) {
      const headers = { 'If-Match': none };
      const { status } = await call(service, 'PATCH', path, { key, body: { phone: '1' }, headers });
      expect(status, none).toBe(412);
    }
    const headers = { 'If-Match': '*' };
    const any = await call(service, 'PATCH', path, { key, body: { phone: '300' }, headers });
    expect(any.status).toBe(200);
  });

  test('a change that names nothing, or what is as it was, leaves updatedAt', async () => {
    const { key, create } = await clinic();
    const made = await create({
      firstName: 'Ana',
      lastName: 'Ruiz',
      dateOfBirth: '1990-03-05',
      documentType: 'CC',
      documentNumber: '1020',
      address: { city: 'Cali' },
    });
    const { id } = identified.parse(made.body);
    service.clock.advance(5_000);
    const path = `/patients/${id}`;
    const same = { ...Object(made.body), phone: '', address: { city: 'Cali', street: '' } };
    for (const body of [{}, { address: {} }, same]) {
      const answer = await call(service, 'PATCH', path, { key, body });
      expect([answer.status, answer.body]).toEqual([200, made.body]);
    }
    const cleared = await call(service, 'PATCH', path, { key, body: { dateOfBirth: '' } });
    expect(cleared.body).toMatchObject({ updatedAt: service.clock.now().toISOString() });
  });

  test('the status filter separates, and a total is right again after every change', async () => {
    const { key, create, list } = await clinic();
    const { id } = identified.parse((await create({ firstName: 'Ana', lastName: 'Uno' })).body);
    await create({ firstName: 'Eva', lastName: 'Dos' });
    expect((await list()).pagination.total).toBe(2);
    await create({ firstName: 'Luz', lastName: 'Tres' });
    expect((await list()).pagination.total).toBe(3);
    expect((await list('?status=inactive')).pagination.total).toBe(0);
    await call(service, 'PATCH', `/patients/${id}`, { key, body: { status: 'inactive' } });
    expect((await list('?status=inactive')).data.map((patient) => patient.id)).toEqual([id]);
    expect((await list('?status=active')).pagination.total).toBe(2);
    const wrong = await call(service, 'GET', '/patients?status=dead', { key });
    expect(errorEnvelopeA.parse(wrong.body).details).toMatchObject({
      fields: [{ path: 'status' }],
    });
  });

  test('a document in use is refused with the patient that has it, however it is written', async () => {
    const { key, create } = await clinic();
    const ana = {
      firstName: 'Ana',
      lastName: 'Uno',
      documentType: 'CC',
      documentNumber: '1020304050',
    };
    const { id } = identified.parse((await create(ana)).body);
    const again = await create({ ...ana, documentNumber: '1.020.304.050' });
    expect(again.status).toBe(409);
    const error = errorEnvelopeA.parse(again.body);
    expect([error.code, error.details]).toEqual(['DUPLICATE_PATIENT', { patientId: id }]);
    const padded = await create({ ...ana, documentNumber: '01020304050' });
    expect([padded.status, errorEnvelopeA.parse(padded.body).details]).toEqual([
      409,
      { patientId: id },
    ]);
    expect((await create({ ...ana, documentType: 'PA' })).status).toBe(201);

    const eva = identified.parse((await create({ firstName: 'Eva', lastName: 'Dos' })).body);
    const { documentType, documentNumber } = ana;
    const change = await call(service, 'PATCH', `/patients/${eva.id}`, {
      key,
      body: { documentType, documentNumber },
    });
    expect(change.status).toBe(409);
    expect(errorEnvelopeA.parse(change.body).details).toEqual({ patientId: id });
    const itself = await call(service, 'PATCH', `/patients/${id}`, { key, body: ana });
    expect(itself.status).toBe(200);
  });

  test('a type we know is kept in its own capitals, so that it is one type; others as written', async () => {
    const { key, create } = await clinic();
    const ana = { firstName: 'Ana', lastName: 'Uno', documentNumber: '1020304050' };
    const made = await create({ ...ana, documentType: 'cc' });
    expect(made.body).toMatchObject({ documentType: 'CC' });
    const { id } = identified.parse(made.body);
    for (const documentType of ['CC', 'Cc', 'cC']) {
      const again = await create({ ...ana, documentType });
      expect([again.status, errorEnvelopeA.parse(again.body).details]).toEqual([
        409,
        { patientId: id },
      ]);
    }
    const path = `/patients/${identified.parse((await create({ ...ana, documentType: 'Otro' })).body).id}`;
    expect((await call(service, 'GET', path, { key })).body).toMatchObject({
      documentType: 'Otro',
    });
    const change = await call(service, 'PATCH', path, { key, body: { documentType: 'cc' } });
    expect([change.status, errorEnvelopeA.parse(change.body).details]).toEqual([
      409,
      { patientId: id },
    ]);
  });

  test('of 20 who create the same document at once one wins and 19 learn of it', async () => {
    const { create, list } = await clinic();
    const body = { firstName: 'Ana', lastName: 'Uno', documentType: 'CC', documentNumber: '777' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(body)));
    const [winner] = answers.filter(({ status }) => status === 201);
    const { id } = identified.parse(winner?.body);
    const losers = answers.filter(({ status }) => status === 409);
    expect(losers).toHaveLength(19);
    for (const { body: refusal } of losers) {
      expect(errorEnvelopeA.parse(refusal).details).toEqual({ patientId: id });
    }
    expect((await list()).pagination.total).toBe(1);
  });

  test('AS, MS and SI need no number and never clash; a document that is one does need it', async () => {
    const { key, create } = await clinic();
    for (const documentType of ['AS', 'AS', 'MS', 'SI', 'XX']) {
      expect((await create({ firstName: 'N', lastName: 'N', documentType })).status).toBe(201);
    }
    for (const documentNumber of [undefined, '', '---', ' . ', '\u200b']) {
      for (const documentType of ['CC', 'cc']) {
        const body = { firstName: 'Ana', lastName: 'Uno', documentType, documentNumber };
        const refused = await create(body);
        expect(refused.status).toBe(400);
        const fields = [expect.objectContaining({ path: 'documentNumber', code: 'required' })];
        expect(errorEnvelopeA.parse(refused.body).details).toEqual({ fields });
      }
    }

    const made = await create({
      firstName: 'A',
      lastName: 'B',
      documentType: 'CC',
      documentNumber: '9',
    });
    const { id } = identified.parse(made.body);
    const path = `/patients/${id}`;
    for (const documentNumber of ['', '...']) {
      const emptied = await call(service, 'PATCH', path, { key, body: { documentNumber } });
      expect(emptied.status).toBe(400);
    }
    const unknown = { documentNumber: '', documentType: 'SI' };
    expect((await call(service, 'PATCH', path, { key, body: unknown })).status).toBe(200);
  });

  test('nobody is born after today, as the clinic has it, or before 1900', async () => {
    const { key, create } = await clinic();
    const named = { firstName: 'Ana', lastName: 'Uno' };
    const made = await create(named);
    const path = `/patients/${identified.parse(made.body).id}`;
    const change = (dateOfBirth: string) =>
      call(service, 'PATCH', path, { key, body: { dateOfBirth } });
    // Late in Bogotá the day in UTC is already the next one.
    service.clock.advance(Date.parse('2026-11-21T03:00:00Z') - service.clock.now().getTime());
    for (const [dateOfBirth, code] of [
      ['2026-11-21', 'in_future'],
      ['9999-12-31', 'in_future'],
      ['1899-12-31', 'out_of_range'],
      ['0050-03-05', 'out_of_range'],
    ] as const) {
      for (const answer of [await create({ ...named, dateOfBirth }), await change(dateOfBirth)]) {
        expect([answer.status, errorEnvelopeA.parse(answer.body).details]).toEqual([
          400,
          { fields: [expect.objectContaining({ path: 'dateOfBirth', code })] },
        ]);
      }
    }
    expect((await call(service, 'GET', path, { key })).body).toEqual(made.body);
    for (const dateOfBirth of ['2026-11-20', '1900-01-01']) {
      expect((await create({ ...named, dateOfBirth })).body).toMatchObject({ dateOfBirth });
      expect((await change(dateOfBirth)).body).toMatchObject({ dateOfBirth });
    }
  });

  test('an unlikely birth that is there already is shown as it is, and hinders no change', async () => {
    const { key, create } = await clinic();
    const { id } = identified.parse((await create({ firstName: 'Ana', lastName: 'Uno' })).body);
    await service.db.update(patients).set({ dateOfBirth: '0050-03-05' }).where(eq(patients.id, id));
    const path = `/patients/${id}`;
    const kept = { dateOfBirth: '0050-03-05' };
    expect((await call(service, 'GET', path, { key })).body).toMatchObject(kept);
    const body = { ...kept, phone: '300 111 2222' };
    expect(await call(service, 'PATCH', path, { key, body })).toMatchObject({ status: 200, body });
    const cleared = await call(service, 'PATCH', path, { key, body: { dateOfBirth: '' } });
    expect(cleared.body).toMatchObject({ dateOfBirth: '' });
  });
});

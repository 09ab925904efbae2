import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { seedDemo } from './db/demo/seed';
import { refreshStatistics } from './db/refresh-statistics';
import { odontograms } from './db/schema/odontogram';
import { patientShares } from './db/schema/payers';
import { call } from './testing/call';
import { DATABASE_KINDS } from './testing/fresh-database';
import { startService, type TestService } from './testing/harness';
import * as published from './testing/published-tables';
import { addWorld, WORLD } from './testing/world';

interface Asked {
  readonly body?: unknown;
  readonly status?: number;
}

/** Calls as the owner of `key`, and holds each answer to a table of the published contract. */
function holding(service: () => TestService, key: () => string) {
  return async <S extends z.core.$ZodType>(
    table: S,
    request: string,
    { body, status = 200 }: Asked = {},
  ): Promise<z.core.output<S>> => {
    const [method = '', path = ''] = request.split(' ');
    const answer = await call(service(), method, path, {
      key: key(),
      ...(body === undefined ? {} : { body }),
    });
    expect(answer.headers.get('x-correlation-id'), request).toMatch(/^[\w-]{8,}$/);
    expect(answer.status, request).toBe(status);
    const read = z.core.safeParse(table, answer.body);
    const faults = read.error?.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`);
    expect(faults ?? [], request).toEqual([]);
    return z.core.parse(table, answer.body);
  };
}

const pages = z.object({ pagination: z.object({ total: z.number() }) });

describe.each(DATABASE_KINDS)('the contract to the letter, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  }, 60_000);
  afterAll(() => service.close());

  describe('in all that the demo clinic lists', { timeout: 120_000 }, () => {
    let key: string;
    const hold = holding(
      () => service,
      () => key,
    );
    beforeAll(async () => {
      const clinic = await service.addClinic();
      key = clinic.key;
      await seedDemo(service.db, clinic.id, 'America/Bogota', service.clock.now());
      await refreshStatistics(service.db);
    }, 240_000);

    /** Every page of a list. */
    async function all<S extends z.core.$ZodType>(table: S, path: string) {
      const asked = `GET ${path}${path.includes('?') ? '&' : '?'}limit=100&page=`;
      const first = await hold(table, `${asked}1`);
      const { pagination } = z.parse(pages, first);
      expect(pagination.total, path).toBeGreaterThan(0);
      for (let page = 2; page <= Math.ceil(pagination.total / 100); page += 1) {
        await hold(table, `${asked}${page}`);
      }
    }

    test('patients, and each of some when read', async () => {
      await all(published.pageOfPatients, '/patients');
      for (const status of ['active', 'inactive']) {
        const { data } = await hold(published.pageOfPatients, `GET /patients?status=${status}`);
        for (const { id } of data) await hold(published.patient, `GET /patients/${id}`);
      }
    });

    test('appointments', () => all(published.listOf(published.listedAppointment), '/appointments'));
    test('payments', () => all(published.listOf(published.payment), '/billing/payments'));
    test('prescriptions', () =>
      all(published.listOf(published.prescription), '/emr/prescriptions'));

    test('schedules, and that there is none', async () => {
      const { data } = z
        .object({ data: z.array(z.object({ id: z.string() })) })
        .parse((await call(service, 'GET', '/doctors?limit=100', { key })).body);
      let none = 0;
      for (const { id } of data) {
        const path = `/appointments/doctors/schedule/${id}`;
        const { status } = await call(service, 'GET', path, { key });
        if (status === 200) await hold(published.unsaid(published.schedule), `GET ${path}`);
        else {
          none += 1;
          const { code } = await hold(published.refusalA, `GET ${path}`, { status: 404 });
          expect(code).toBe('NOT_FOUND');
        }
      }
      expect(none).toBe(2);
    });

    test('patient shares of everybody who has some and still comes', async () => {
      const paid = await service.db
        .selectDistinct({ id: patientShares.patientId })
        .from(patientShares)
        .where(isNotNull(patientShares.patientId));
      for (const { id } of paid) {
        const path = `/billing/payments/patient/${id}/patient-shares`;
        const { data } = await hold(published.unsaid(published.pageOfShares), `GET ${path}`);
        for (const { receiptAvailable, status } of data.payments) {
          expect(receiptAvailable).toBe(status === 'completed');
        }
      }
    });

    test('charts', async () => {
      const charted = await service.db.select({ id: odontograms.patientId }).from(odontograms);
      for (const { id } of charted) {
        await hold(published.unsaid(published.chart), `GET /patients/${id}/odontogram`);
      }
    });
  });

  describe('in what was made of no more than it must have', { timeout: 60_000 }, () => {
    let key: string;
    const hold = holding(
      () => service,
      () => key,
    );
    beforeAll(async () => {
      const clinic = await service.addClinic();
      key = clinic.key;
      await addWorld(service.db, clinic.id, service.clock.now());
    });

    const SLOT = {
      patientId: WORLD.patient,
      doctorId: WORLD.otherDoctor,
      locationId: WORLD.location,
      procedureId: WORLD.procedure,
      startTime: '2027-03-05T15:00:00Z',
      endTime: '2027-03-05T15:30:00Z',
    };
    const chart = `/patients/${WORLD.otherPatient}/odontogram`;

    test('a patient of whom the names are known', async () => {
      const body = { firstName: 'Ana', lastName: 'Ñáñez' };
      const { id } = await hold(published.patient, 'POST /patients', { body, status: 201 });
      expect(await hold(published.patient, `GET /patients/${id}`)).toMatchObject({
        email: '',
        dateOfBirth: '',
        address: { street: '', postalCode: '' },
        emergencyContact: { name: '' },
      });
      await hold(published.pageOfPatients, `GET /patients?search=${encodeURI('Ñáñez')}`);
    });

    test('an appointment, and its list', async () => {
      const asked = { body: SLOT, status: 201 };
      const made = await hold(published.appointment, 'POST /appointments', asked);
      expect(made).toMatchObject({ status: 'confirmed', startTime: '2027-03-05T10:00:00-05:00' });
      expect(made).not.toHaveProperty('notes');
      await hold(published.listOf(published.listedAppointment), 'GET /appointments');
      await hold(published.refusalB, 'POST /appointments', { body: SLOT, status: 409 });
    });

    test('a schedule of one block, and of none', async () => {
      const path = `/appointments/doctors/schedule/${WORLD.doctor}`;
      const hours = { startTime: '08:00', endTime: '12:00' };
      const workingDays = [{ day: 'monday', locationId: WORLD.location, ...hours }];
      await hold(published.said(published.schedule), `PUT ${path}`, { body: { workingDays } });
      await hold(published.unsaid(published.schedule), `GET ${path}`);
      const body = { workingDays: [], exceptions: [] };
      await hold(published.said(published.schedule), `PUT ${path}`, { body });
    });

    test('a procedure', async () => {
      const body = { name: 'Control', specialty: 'Odontología', duration: 20, price: 0 };
      const asked = { body, status: 201 };
      const made = await hold(published.procedure, 'POST /clinical-procedures', asked);
      expect(made).toMatchObject({ status: 'active', doctorIds: [] });
      for (const member of ['code', 'description']) expect(made).not.toHaveProperty(member);
    });

    test('an invoice, a payment of it without a reference, and its receipt', async () => {
      const items = [{ description: 'Control', quantity: 1, unitPrice: 45_000 }];
      const body = { patientId: WORLD.patient, items };
      const asked = { body, status: 201 };
      const made = await hold(published.invoice, 'POST /billing/invoices', asked);
      expect(made).toMatchObject({ status: 'draft', total: 53_550 });
      await hold(published.invoice, `POST /billing/invoices/${made.id}/issue`, { body: {} });
      const paid = await hold(published.payment, 'POST /billing/payments', {
        body: { invoiceId: made.id, amount: 1, method: 'cash' },
        status: 201,
      });
      expect(paid.reference).toBe('');
      await hold(published.listOf(published.payment), 'GET /billing/payments');
      await hold(z.instanceof(Uint8Array), `GET /billing/payments/${paid.id}/receipt`);
    });

    test('a patient share, and that there is none', async () => {
      await hold(z.looseObject({}), 'POST /billing/charges', {
        body: {
          medicalRecordId: WORLD.record,
          payerId: WORLD.payer,
          items: [{ description: 'Control', quantity: 1, unitPrice: 45_000, taxRate: 0 }],
          patientShare: { concept: 'copago', amount: 10_000, paymentMethod: 'cash' },
        },
        status: 201,
      });
      for (const id of [WORLD.patient, WORLD.otherPatient]) {
        const path = `/billing/payments/patient/${id}/patient-shares`;
        await hold(published.unsaid(published.pageOfShares), `GET ${path}`);
      }
    });

    test('a prescription of a name, and a record', async () => {
      const { appointment: appointmentId } = WORLD;
      const body = { appointmentId, medications: [{ name: 'Ibuprofeno' }] };
      const asked = { body, status: 201 };
      const made = await hold(published.prescription, 'POST /emr/prescriptions', asked);
      expect(made.medications).toEqual([
        { name: 'Ibuprofeno', dosage: '', duration: '', instructions: '' },
      ]);
      for (const member of ['diagnosis', 'notes']) expect(made).not.toHaveProperty(member);
      await hold(published.listOf(published.prescription), 'GET /emr/prescriptions');
      const fields = { procedimiento: 'Control', descripcion: 'Bien', indicaciones: 'Ninguna' };
      await hold(published.medicalRecord, 'POST /emr/medical-records', {
        body: { appointmentId, templateId: 'evolution', fields },
        status: 201,
      });
    });

    test('the catalog, findings, and both changes of a dentition', async () => {
      const { data } = await hold(published.unsaid(published.catalog), 'GET /odontogram/catalog');
      for (const scope of ['whole', 'surface']) {
        const found = data.findings.find((each) => each.scope === scope && each.id !== 'sano');
        const surface = scope === 'surface' ? { surface: 'occlusal' } : {};
        const body = { toothFdi: 46, catalogFindingId: found?.id, ...surface };
        const asked = { body, status: 201 };
        await hold(published.said(published.registered), `POST ${chart}/findings`, asked);
      }
      await hold(published.said(published.chartChanged), `PATCH ${chart}/dentition-mode`, {
        body: { mode: 'mixed' },
      });
      const blocked = { body: { mode: 'child' }, status: 409 };
      const refused = await hold(published.refusalA, `PATCH ${chart}/dentition-mode`, blocked);
      expect(refused.code).toBe('CONFLICT_ERROR');
      z.array(
        z.strictObject({ id: z.string(), toothFdi: z.number(), evolution: z.string() }),
      ).parse(refused.details?.blockingFindings);
      await hold(z.looseObject({}), `PATCH ${chart}/teeth/55/dentition`, {
        body: { dentition: 'temporary' },
      });
    });

    test('the form of the export', () =>
      hold(published.unsaid(published.exportForm), 'GET /billing/invoices/pdf-export/form-schema'));

    test.each([
      ['GET /patients/nobody', 404, published.refusalB, undefined],
      ['GET /appointments/doctors/schedule/nobody', 404, published.refusalA, 'NOT_FOUND'],
      ...['nobody', WORLD.inactivePatient, 'a b'].map(
        (id) =>
          [
            `GET /billing/payments/patient/${encodeURIComponent(id)}/patient-shares`,
            404,
            published.refusalA,
            'NOT_FOUND_ERROR',
          ] as const,
      ),
      ['GET /billing/payments/nobody/receipt', 404, published.refusalA, 'NOT_FOUND'],
      ['DELETE /api-keys/nobody', 404, published.refusalA, 'NOT_FOUND'],
      ['POST /appointments', 400, published.refusalA, 'VALIDATION_ERROR'],
      ['POST /clinical-procedures', 400, published.refusalA, 'VALIDATION_ERROR'],
      ['POST /billing/invoices', 400, published.refusalA, 'VALIDATION_ERROR'],
      ['POST /emr/prescriptions', 400, published.refusalA, 'VALIDATION_ERROR'],
      ['POST /emr/medical-records', 400, published.refusalA, 'VALIDATION_ERROR'],
      [`POST ${chart}/findings`, 400, published.refusalA, 'VALIDATION_ERROR'],
      [`PATCH ${chart}/dentition-mode`, 400, published.refusalA, 'VALIDATION_ERROR'],
    ] as const)('%s is refused with %i in its envelope', async (request, status, table, code) => {
      const body = request.startsWith('GET') || request.startsWith('DELETE') ? undefined : {};
      const refused = await hold(table, request, { body, status });
      expect('code' in refused ? refused.code : undefined).toBe(code);
    });

    test('a record that is billed already', async () => {
      const items = [{ description: 'Control', quantity: 1, unitPrice: 45_000 }];
      const body = { patientId: WORLD.patient, items, medicalRecordId: WORLD.record };
      const refused = await hold(published.refusalA, 'POST /billing/invoices', {
        body,
        status: 409,
      });
      expect(refused.code).toBe('MEDICAL_RECORD_ALREADY_BILLED');
    });
  });
});

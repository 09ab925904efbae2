import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listEmrTemplates } from '@/lib/contract/emr-templates';
import { errorEnvelopeA, fieldErrors } from '@/lib/contract/errors';
import {
  createMedicalRecord,
  listMedicalRecords,
  readMedicalRecord,
} from '@/lib/contract/medical-records';
import { createPrescription, listPrescriptions } from '@/lib/contract/prescriptions';
import { call } from '../testing/call';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';
import { addWorld, WORLD } from '../testing/world';
import { TEMPLATES } from './templates';

const note = { procedimiento: 'Resina', descripcion: 'Sin novedad', indicaciones: 'Control' };
const record = { appointmentId: WORLD.appointment, templateId: 'evolution', fields: note };
const ANA = { 'X-Acting-User': 'staff-7', 'X-Acting-User-Name': 'Ana%20Ru%C3%ADz' };
const ibuprofen = {
  name: 'Ibuprofeno 400 mg',
  dosage: '1 cada 8 horas',
  duration: '3 días',
  instructions: 'Después de comer.',
};

/** The paths that a 400 names, with their codes. */
function named(body: unknown): string[] {
  const { code, details } = errorEnvelopeA.parse(body);
  expect(code).toBe('VALIDATION_ERROR');
  return fieldErrors.parse(details?.fields).map((field) => `${field.path} ${field.code}`);
}

describe.each(DATABASE_KINDS)('clinical records, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });
  afterAll(() => service.close());

  async function clinic() {
    const { id, key } = await service.addClinic();
    await addWorld(service.db, id, service.clock.now());
    const send = (method: string, path: string, body?: unknown, headers = {}) =>
      call(service, method, path, { key, body, headers });
    return { id, key, send };
  }

  test('the four templates come in the language asked for, else in the clinic’s', async () => {
    const { send } = await clinic();
    const spanish = listEmrTemplates.response.parse((await send('GET', '/emr/templates')).body);
    expect(spanish.data.map(({ name }) => name)).toEqual([
      'Historia odontológica',
      'Evolución',
      'Medicina general',
      'Consentimiento informado',
    ]);
    expect(spanish.pagination).toEqual({ page: 1, limit: 20, total: 4, totalPages: 1 });
    const answer = await send('GET', '/emr/templates?limit=1&page=4', undefined, {
      'Accept-Language': 'en-GB,es;q=0.5',
    });
    const { data } = listEmrTemplates.response.parse(answer.body);
    expect(data).toHaveLength(1);
    expect(data[0]?.fields.find(({ key }) => key === 'parentesco')).toEqual({
      key: 'parentesco',
      label: 'Relationship',
      type: 'select',
      required: false,
      options: expect.arrayContaining([{ value: 'madre', label: 'Mother' }]),
    });
  });

  test('a record is of the appointment’s patient, of who wrote it, and is read back as it was', async () => {
    const { send } = await clinic();
    const made = await send('POST', '/emr/medical-records', record, ANA);
    expect(made.status).toBe(201);
    const saved = createMedicalRecord.response.parse(made.body);
    expect(saved).toEqual({
      ...record,
      id: saved.id,
      patientId: WORLD.patient,
      createdBy: 'staff-7',
      createdByName: 'Ana Ruíz',
      createdAt: service.clock.now().toISOString(),
    });
    const read = await send('GET', `/emr/medical-records/${saved.id}`);
    expect(read.body).toEqual({ ...saved, addenda: [] });
  });

  test('a saved record never changes; what is added stands below it, in order', async () => {
    const { send } = await clinic();
    const path = `/emr/medical-records/${WORLD.record}`;
    const before = readMedicalRecord.response.parse((await send('GET', path)).body);
    for (const text of ['Primero', 'Segundo']) {
      service.clock.advance(1_000);
      // Asked twice with one key, it is added once.
      const headers = { 'Idempotency-Key': `addendum-of-record-${text}`, ...ANA };
      for (const _ of [1, 2]) {
        expect((await send('POST', `${path}/addenda`, { text }, headers)).status).toBe(201);
      }
    }
    const after = readMedicalRecord.response.parse((await send('GET', path)).body);
    expect(after.addenda.map(({ text, createdByName }) => [text, createdByName])).toEqual([
      ['Primero', 'Ana Ruíz'],
      ['Segundo', 'Ana Ruíz'],
    ]);
    // Whoever reads them in a row sees what was corrected later, too.
    const listed = listMedicalRecords.response.parse(
      (await send('GET', `/emr/medical-records?patientId=${before.patientId}`)).body,
    );
    expect(listed.data.find(({ id }) => id === after.id)).toEqual(after);
    expect({ ...after, addenda: [] }).toEqual(before);
    for (const method of ['PATCH', 'PUT', 'DELETE']) {
      expect((await send(method, path, { fields: {} })).status).toBe(405);
    }
    expect((await send('POST', '/emr/medical-records/nobody/addenda', { text: 'x' })).status).toBe(
      404,
    );
  });

  test('every field that is unknown, missing or wrong is named, and nothing is stored', async () => {
    const { send } = await clinic();
    const refused = async (templateId: string, fields: object) => {
      const body = { appointmentId: WORLD.appointment, templateId, fields };
      const answer = await send('POST', '/emr/medical-records', body);
      expect(answer.status).toBe(400);
      return named(answer.body);
    };
    expect(await refused('evolution', { ...note, indicaciones: undefined, color: 'azul' })).toEqual(
      ['fields.color unknown_field', 'fields.indicaciones required'],
    );
    expect(await refused('another', note)).toEqual(['templateId not_found']);
    expect(
      await refused('general-medicine', {
        motivo: 'Control',
        enfermedad_actual: '',
        examen_fisico: ['normal'],
        diagnostico: 'I10X',
        tipo_diagnostico: 'seguro',
        plan: 'Control',
        pa_sistolica: 301,
        fc: '80',
        temperatura: 24,
      }),
    ).toEqual([
      'fields.enfermedad_actual too_small',
      'fields.pa_sistolica too_big',
      'fields.fc invalid_type',
      'fields.temperatura too_small',
      'fields.examen_fisico invalid_type',
      'fields.tipo_diagnostico invalid_value',
    ]);
    const history = {
      motivo_consulta: 'Dolor',
      enfermedad_actual: 'Tres días',
      alergias: 'Ninguna',
      tejidos_blandos: 'Normales',
      diagnostico: 'K040',
      plan: 'Endodoncia',
    };
    expect(await refused('dental-history', { ...history, antecedentes: [] })).toEqual([
      'fields.antecedentes too_small',
    ]);
    expect(
      await refused('dental-history', {
        ...history,
        antecedentes: ['asma', 'gripa'],
        indice_placa: 101,
        ultima_visita: '2026-02-30',
        embarazo: 'no',
      }),
    ).toEqual([
      'fields.antecedentes invalid_value',
      'fields.embarazo invalid_type',
      'fields.ultima_visita invalid_format',
      'fields.indice_placa too_big',
    ]);
    expect(
      await refused('informed-consent', {
        procedimiento: 'Exodoncia',
        riesgos: 'Dolor',
        alternativas: 'Ninguna',
        firmante: 'Ana',
        fecha_hora: '2026-03-02T10:00',
      }),
    ).toEqual(['fields.acepta required', 'fields.fecha_hora invalid_format']);
    const { body } = await send('GET', '/emr/medical-records');
    expect(listMedicalRecords.response.parse(body).pagination.total).toBe(1);
  });

  test('what is no member of an object of its own is not stored either', async () => {
    const { send } = await clinic();
    const text = JSON.stringify(record).replace(
      '{"procedimiento"',
      '{"__proto__":{"a":1},"procedimiento"',
    );
    const made = await send('POST', '/emr/medical-records', text);
    expect(createMedicalRecord.response.parse(made.body).fields).toEqual(note);
    expect(JSON.stringify(made.body)).not.toContain('__proto__');
  });

  test('a template takes every kind of field it declares', async () => {
    const { send } = await clinic();
    const kinds = {
      text: 'Texto',
      textarea: 'Texto\nlargo',
      number: 60,
      boolean: false,
      date: '2026-03-02',
      datetime: '2026-03-02T10:00:00-05:00',
    };
    for (const { id, fields } of TEMPLATES) {
      const values = fields.map(({ key, type, options = [], min = 0, max = 100 }) => {
        const first = options[0]?.value;
        if (type === 'select') return [key, first];
        if (type === 'multiselect') return [key, [first]];
        return [key, type === 'number' ? (min + max) / 2 : kinds[type]];
      });
      const body = { ...record, templateId: id, fields: Object.fromEntries(values) };
      const made = await send('POST', '/emr/medical-records', body);
      expect(made.body).toMatchObject({ fields: body.fields });
    }
  });

  test('records and prescriptions are listed newest first, by patient, appointment and template', async () => {
    const { send } = await clinic();
    for (const templateId of ['evolution', 'evolution']) {
      service.clock.advance(1_000);
      await send('POST', '/emr/medical-records', { ...record, templateId });
    }
    const list = async (query: string) =>
      listMedicalRecords.response.parse((await send('GET', `/emr/medical-records${query}`)).body);
    const all = await list('');
    expect(all.pagination).toEqual({ page: 1, limit: 20, total: 3, totalPages: 1 });
    expect(all.data[2]?.id).toBe(WORLD.record);
    expect((await list('?limit=2&page=2')).data.map(({ id }) => id)).toEqual([WORLD.record]);
    expect((await list(`?patientId=${WORLD.patient}&templateId=evolution`)).data).toHaveLength(3);
    expect((await list(`?appointmentId=${WORLD.appointment}`)).data).toHaveLength(3);
    for (const none of ['patientId=pat-juan', 'appointmentId=x', 'templateId=x']) {
      expect((await list(`?${none}`)).data).toEqual([]);
    }
  });

  test('a prescription needs a medication with a name; its other members may be empty', async () => {
    const { send } = await clinic();
    const made = await send('POST', '/emr/prescriptions', {
      appointmentId: WORLD.appointment,
      medications: [ibuprofen, { name: ' Losartán 50 mg ' }],
      diagnosis: 'K040',
      notes: '',
    });
    expect(made.status).toBe(201);
    const saved = createPrescription.response.parse(made.body);
    expect(saved).toMatchObject({
      patientId: WORLD.patient,
      diagnosis: 'K040',
      medications: [
        ibuprofen,
        { name: 'Losartán 50 mg', dosage: '', duration: '', instructions: '' },
      ],
    });
    expect(made.body).not.toHaveProperty('notes');
    const list = async (query: string) => (await send('GET', `/emr/prescriptions?${query}`)).body;
    const found = listPrescriptions.response.parse(await list(`patientId=${WORLD.patient}`));
    expect(found).toEqual({ data: [saved], pagination: { page: 1, limit: 20, total: 1 } });
    expect(await list(`appointmentId=${WORLD.appointment}`)).toMatchObject({ data: [made.body] });
    expect(await list('patientId=pat-juan')).toMatchObject({ data: [] });

    const refused = async (medications: unknown) => {
      const body = { appointmentId: WORLD.appointment, medications };
      return named((await send('POST', '/emr/prescriptions', body)).body);
    };
    expect(await refused([])).toEqual(['medications too_small']);
    expect(await refused([{ ...ibuprofen, name: '' }])).toEqual(['medications.0.name too_small']);
    expect(await refused([{ ...ibuprofen, dosage: 1 }])).toEqual([
      'medications.0.dosage invalid_type',
    ]);
  });

  test('what is another clinic’s does not exist here', async () => {
    const { id, key } = await service.addClinic();
    const { send } = await clinic();
    const mine = createMedicalRecord.response.parse(
      (await send('POST', '/emr/medical-records', record)).body,
    );
    const stranger = (method: string, path: string, body?: unknown) =>
      call(service, method, path, { key, body });
    const path = `/emr/medical-records/${mine.id}`;
    expect((await stranger('GET', path)).status).toBe(404);
    expect((await stranger('POST', `${path}/addenda`, { text: 'x' })).status).toBe(404);
    for (const [route, body] of [
      ['/emr/medical-records', record],
      ['/emr/prescriptions', { appointmentId: WORLD.appointment, medications: [ibuprofen] }],
    ] as const) {
      const answer = await stranger('POST', route, body);
      expect(named(answer.body)).toEqual(['appointmentId not_found']);
      expect((await stranger('GET', route)).body).toMatchObject({ data: [] });
    }
    const reader = await service.addKey(id, ['emr:read']);
    const other = await service.addKey(id, ['patients:write', 'admin']);
    const post = (asKey: string) =>
      call(service, 'POST', '/emr/medical-records', { key: asKey, body: record });
    expect((await post(reader)).status).toBe(403);
    expect((await call(service, 'GET', '/emr/templates', { key: reader })).status).toBe(200);
    expect((await call(service, 'GET', '/emr/templates', { key: other })).status).toBe(403);
  });
});

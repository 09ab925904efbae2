import fc from 'fast-check';
import { WORLD } from '../world';
import { type CasesOf, id, line, listed, page, present, word } from './cases';

const note = {
  procedimiento: 'Obturación',
  descripcion: 'Sin novedad',
  indicaciones: 'Control en seis meses',
};
const record = { appointmentId: WORLD.appointment, templateId: 'evolution', fields: note };
const refusedFields: readonly [string, object][] = [
  ['fields.procedimiento', { ...note, procedimiento: undefined }],
  ['fields.procedimiento', { ...note, procedimiento: ' ' }],
  ['fields.descripcion', { ...note, descripcion: 7 }],
  ['fields.descripcion', { ...note, descripcion: 'x\ud800' }],
  ['fields.indicaciones', { ...note, indicaciones: 'x\u0000' }],
  ['fields.proximo_control', { ...note, proximo_control: '2026-02-30' }],
  ['fields.color', { ...note, color: 'azul' }],
];
const medication = { name: 'Ibuprofeno 400 mg', dosage: '1 cada 8 horas', duration: '3 días' };

export const emrCalls: CasesOf<'emr-templates' | 'medical-records' | 'prescriptions'> = {
  'emr-templates.list': listed,
  'medical-records.list': {
    valid: fc.record({
      query: fc
        .record(
          {
            ...page,
            patientId: fc.oneof(id, fc.constant(WORLD.patient)),
            appointmentId: fc.oneof(id, fc.constant(WORLD.appointment)),
            templateId: fc.constantFrom('evolution', 'another'),
          },
          { requiredKeys: [] },
        )
        .map(present),
    }),
    invalid: [
      { input: { query: { patientId: '../x' } }, field: 'patientId' },
      { input: { query: { appointmentId: 'a b' } }, field: 'appointmentId' },
      { input: { query: { templateId: "'" } }, field: 'templateId' },
    ],
  },
  'medical-records.read': {
    valid: fc.record({ params: fc.record({ id: fc.oneof(id, fc.constant(WORLD.record)) }) }),
    invalid: [],
  },
  'medical-records.create': {
    valid: fc
      .record({ dientes: line, anestesia: line, procedimiento: word })
      .map((fields) => ({ body: { ...record, fields: { ...note, ...fields } } })),
    invalid: [
      { input: { body: { ...record, appointmentId: undefined } }, field: 'appointmentId' },
      { input: { body: { ...record, appointmentId: 'nobody' } }, field: 'appointmentId' },
      { input: { body: { ...record, templateId: undefined } }, field: 'templateId' },
      { input: { body: { ...record, templateId: 'unheard-of' } }, field: 'templateId' },
      { input: { body: { ...record, fields: undefined } }, field: 'fields' },
      { input: { body: { ...record, fields: [] } }, field: 'fields' },
      ...refusedFields.map(([field, fields]) => ({
        input: { body: { ...record, fields } },
        field,
      })),
    ],
  },
  'medical-records.add-addendum': {
    valid: fc.record({
      params: fc.record({ id: fc.oneof(id, fc.constant(WORLD.record)) }),
      body: fc.record({ text: word }),
    }),
    invalid: [
      { input: { params: { id: WORLD.record }, body: {} }, field: 'text' },
      { input: { params: { id: WORLD.record }, body: { text: ' ' } }, field: 'text' },
    ],
  },
  'prescriptions.list': {
    valid: fc.record({
      query: fc
        .record(
          {
            ...page,
            patientId: fc.oneof(id, fc.constant(WORLD.patient)),
            appointmentId: fc.oneof(id, fc.constant(WORLD.appointment)),
          },
          { requiredKeys: [] },
        )
        .map(present),
    }),
    invalid: [
      { input: { query: { patientId: '' } }, field: 'patientId' },
      { input: { query: { appointmentId: 'á' } }, field: 'appointmentId' },
    ],
  },
  'prescriptions.create': {
    valid: fc
      .record({
        medications: fc.array(
          fc.record(
            { name: word, dosage: line, duration: line, instructions: line },
            { requiredKeys: ['name'] },
          ),
          { minLength: 1, maxLength: 4 },
        ),
        diagnosis: line,
        notes: line,
      })
      .map((body) => ({ body: { appointmentId: WORLD.appointment, ...body } })),
    invalid: [
      { input: { body: { medications: [medication] } }, field: 'appointmentId' },
      {
        input: { body: { appointmentId: 'nobody', medications: [medication] } },
        field: 'appointmentId',
      },
      { input: { body: { appointmentId: WORLD.appointment } }, field: 'medications' },
      {
        input: { body: { appointmentId: WORLD.appointment, medications: [] } },
        field: 'medications',
      },
      {
        input: { body: { appointmentId: WORLD.appointment, medications: [{ dosage: '1' }] } },
        field: 'medications.0.name',
      },
      {
        input: {
          body: {
            appointmentId: WORLD.appointment,
            medications: [medication, { ...medication, duration: 3 }],
          },
        },
        field: 'medications.1.duration',
      },
    ],
  },
};

import { describe, expect, it } from 'vitest';
import { operations } from '@/lib/contract/operations';
import { auditObject, leavesItsOwnRow } from './audit-call';

describe('whom a call is about', () => {
  it.each([
    [operations['patients.read'], { params: { id: 'p1' } }, undefined, { patientId: 'p1' }],
    [operations['patients.change'], { params: { id: 'p1' } }, { id: 'p1' }, { patientId: 'p1' }],
    [operations['patients.create'], {}, { id: 'p2' }, { patientId: 'p2' }],
    [operations['patients.create'], {}, undefined, {}],
    [operations['patients.list'], {}, { data: [] }, {}],
    [
      operations['api-keys.create'],
      {},
      { id: 'k1', key: 'x', name: 'Tablero', expiresAt: '2027-01-01T00:00:00Z' },
      { detail: { keyId: 'k1', name: 'Tablero', expiresAt: '2027-01-01T00:00:00Z' } },
    ],
    // Of a lost answer: whose it is can be found by its appointment, or by its record.
    [
      operations['medical-records.create'],
      { body: { appointmentId: 'a1', fields: { reason: 'Dolor' } } },
      undefined,
      { detail: { appointmentId: 'a1' } },
    ],
    [
      operations['prescriptions.create'],
      { body: { appointmentId: 'a1', notes: 'Con comida' } },
      undefined,
      { detail: { appointmentId: 'a1' } },
    ],
    [
      operations['medical-records.add-addendum'],
      { params: { id: 'r1' }, body: { text: 'x' } },
      undefined,
      { detail: { recordId: 'r1' } },
    ],
    [
      operations['api-keys.revoke'],
      { params: { id: 'k1' } },
      undefined,
      { detail: { keyId: 'k1' } },
    ],
    [
      operations['appointments.create'],
      { body: { notes: 'Trae radiografías' } },
      { id: 'a1', patientId: 'p1' },
      { patientId: 'p1', detail: { appointmentId: 'a1' } },
    ],
    // What it bills, which the published answer does not say.
    [
      operations['invoices.create'],
      { body: { patientId: 'p1', appointmentId: 'a1', notes: 'Al día' } },
      { id: 'i1', patientId: 'p1', invoiceNumber: 'F-1', total: 45_000 },
      {
        patientId: 'p1',
        detail: { invoiceId: 'i1', invoiceNumber: 'F-1', total: 45_000, appointmentId: 'a1' },
      },
    ],
    [
      operations['payments.create'],
      { body: { invoiceId: 'i1', amount: 45_000, method: 'cash', reference: 'Ana' } },
      { id: 'y1', patientId: 'p1', invoiceId: 'i1', amount: 45_000 },
      { patientId: 'p1', detail: { paymentId: 'y1', invoiceId: 'i1' } },
    ],
    // Of a lost answer: what it was paid on.
    [
      operations['payments.create'],
      { body: { invoiceId: 'i1', amount: 45_000, method: 'cash' } },
      undefined,
      { detail: { invoiceId: 'i1' } },
    ],
    [
      operations['charges.create'],
      { body: { appointmentId: 'a1', payerId: 'e1', items: [] } },
      { id: 'c1', patientId: 'p1', total: 45_000 },
      { patientId: 'p1', detail: { chargeId: 'c1', appointmentId: 'a1' } },
    ],
    // Its number, by which it is looked for later: it was given only now.
    [
      operations['invoices.issue'],
      { params: { id: 'i1' }, body: { invoiceType: 'manual' } },
      { id: 'i1', patientId: 'p1', invoiceNumber: 'F-1', total: 45_000 },
      { patientId: 'p1', detail: { invoiceId: 'i1', invoiceNumber: 'F-1', total: 45_000 } },
      true,
    ],
    [
      operations['invoices.change'],
      { params: { id: 'i1' }, body: { notes: 'Al día', discount: 0 } },
      { id: 'i1', patientId: 'p1', invoiceNumber: 'B-1', total: 45_000 },
      {
        patientId: 'p1',
        detail: {
          invoiceId: 'i1',
          invoiceNumber: 'B-1',
          total: 45_000,
          changed: 'notes discount',
        },
      },
      true,
    ],
    // Why an invoice is void, what a week looks like and how a share was settled stay with them.
    [
      operations['invoices.void'],
      { params: { id: 'i1' }, body: { reason: 'Era de otra persona' } },
      { id: 'i1', patientId: 'p1', total: 45_000 },
      { patientId: 'p1', detail: { invoiceId: 'i1' } },
      true,
    ],
    [
      operations['schedules.replace'],
      { params: { doctorId: 'd1' }, body: { exceptions: [{ reason: 'Incapacidad' }] } },
      { doctorId: 'd1' },
      { detail: { doctorId: 'd1' } },
      true,
    ],
    // What was written in the notes has no place on the trail.
    [
      operations['appointments.change'],
      { params: { id: 'a1' }, body: { status: 'canceled', notes: 'Trae radiografías' } },
      { id: 'a1', patientId: 'p1' },
      {
        patientId: 'p1',
        detail: { appointmentId: 'a1', changed: 'status notes', status: 'canceled' },
      },
      true,
    ],
    // Where to, so that its history can say it.
    [
      operations['appointments.change'],
      {
        params: { id: 'a1' },
        body: {
          startTime: '2026-11-24T15:30:00-05:00',
          endTime: '2026-11-24T16:00:00-05:00',
          doctorId: 'd2',
          locationId: 'l2',
        },
      },
      { id: 'a1', patientId: 'p1' },
      {
        patientId: 'p1',
        detail: {
          appointmentId: 'a1',
          changed: 'startTime endTime doctorId locationId',
          startTime: '2026-11-24T15:30:00-05:00',
          endTime: '2026-11-24T16:00:00-05:00',
          doctorId: 'd2',
        },
      },
      true,
    ],
    // Refused: nobody parsed what it says.
    [
      operations['appointments.change'],
      { params: { id: 'a1' }, body: { status: 'canceled' } },
      undefined,
      { detail: { appointmentId: 'a1' } },
    ],
  ])('is what $id declares', (operation, input, data, expected, isMade = false) => {
    expect(auditObject(operation, input, data, isMade)).toEqual(expected);
  });

  it.each([
    ['schedules.replace', 'doctorId', { doctorId: 'x1' }],
    ['invoices.change', 'invoiceId', { id: 'x1' }],
    ['invoices.remove', 'invoiceId', { id: 'x1' }],
    ['invoices.issue', 'invoiceId', { id: 'x1' }],
    ['invoices.void', 'invoiceId', { id: 'x1' }],
    ['invoices.credit', 'invoiceId', { id: 'x1' }],
    ['payments.reverse', 'paymentId', { id: 'x1' }],
    ['payments.refund', 'paymentId', { id: 'x1' }],
    ['charges.remove', 'chargeId', { id: 'x1' }],
    ['patient-shares.resolve-review', 'shareId', { id: 'x1' }],
    ['patient-shares.collect', 'shareId', { id: 'x1' }],
    ['patient-shares.cancel', 'shareId', { id: 'x1' }],
  ] as const)('says what a refused %s was about', (id, name, params) => {
    expect(auditObject(operations[id], { params })).toEqual({ detail: { [name]: 'x1' } });
  });

  it.each([
    operations['medical-records.list'],
    operations['prescriptions.list'],
    operations['appointments.list'],
    operations['invoices.list'],
    operations['payments.list'],
    operations['charges.list'],
  ])('is the patient to whom $id was narrowed', (operation) => {
    expect(auditObject(operation, { query: { patientId: 'p1' } })).toEqual({ patientId: 'p1' });
    expect(auditObject(operation, { query: { page: '2' } })).toEqual({});
  });

  it('stands in every path that names a patient', () => {
    for (const { id, path, concerns } of Object.values(operations)) {
      const names = path.startsWith('/patients/{') || path.includes('{patientId}');
      if (names) expect(concerns.of, id).toBe('patient');
    }
  });
});

it('every change, every view of one patient and every document leaves its own row', () => {
  const rows = Object.values(operations).filter(leavesItsOwnRow);
  expect(rows.map(({ id }) => id)).toEqual([
    'patients.read',
    'patients.create',
    'patients.change',
    'appointments.create',
    'appointments.read',
    'appointments.change',
    'schedules.replace',
    'procedures.create',
    'procedures.change',
    'medical-records.read',
    'medical-records.create',
    'medical-records.add-addendum',
    'prescriptions.create',
    'invoices.create',
    'invoices.read',
    'invoices.change',
    'invoices.remove',
    'invoices.issue',
    'invoices.void',
    'invoices.pdf',
    'invoices.credit',
    'invoices.credit-note-pdf',
    'invoices.export',
    'payments.create',
    'payments.create-batch',
    'payments.receipt',
    'payments.reverse',
    'payments.reversal',
    'payments.refund',
    'payments.refund-slip',
    'patient-shares.of-patient',
    'patient-shares.resolve-review',
    'patient-shares.collect',
    'patient-shares.cancel',
    'receivables.statement',
    'charges.create',
    'charges.remove',
    'odontogram.read',
    'odontogram.register-finding',
    'odontogram.register-findings',
    'odontogram.change-finding',
    'odontogram.remove-finding',
    'odontogram.set-dentition-mode',
    'odontogram.set-tooth-dentition',
    'odontogram.sign',
    'odontogram.list-versions',
    'odontogram.read-version',
    'api-keys.create',
    'api-keys.revoke',
  ]);
});

import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listAppointments } from './appointments';
import { listPayments } from './billing/payments';
import { readPatient } from './patients';
import { replaceSchedule } from './schedules';

const NOTHING = [
  ['absent', undefined],
  ['null', null],
  ['empty', ''],
] as const;
const named = { id: 'p1', firstName: 'Ana', lastName: 'Ruiz', status: 'active' };

describe.each(NOTHING)('a member that is %s', (_, nothing) => {
  it('is an empty text where the contract always has it, at any depth', () => {
    const parts = { street: nothing, city: nothing, state: nothing };
    const sent = { ...named, email: nothing, gender: nothing, updatedAt: nothing, address: parts };
    const read = z.parse(readPatient.response, sent);
    expect(read).toEqual({
      ...named,
      email: '',
      phone: '',
      documentType: '',
      documentNumber: '',
      dateOfBirth: '',
      gender: '',
      address: { street: '', city: '', state: '', country: '', postalCode: '' },
      emergencyContact: { name: '', phone: '', relationship: '' },
    });
    expect(z.parse(readPatient.response, { ...named, address: null })).toEqual(read);
    const payment = { id: '1', invoiceId: '1', amount: 1, currency: 'COP', method: 'cash' };
    const page = { page: 1, limit: 20, total: 1 };
    const paid = { ...payment, status: 'completed', reference: nothing, paidAt: nothing };
    const { data } = z.parse(listPayments.response, { data: [paid], pagination: page });
    expect(data).toEqual([{ ...payment, status: 'completed', reference: '' }]);
  });

  it('is absent where the contract marks it optional, and so is who nothing is said of', () => {
    const appointment = {
      ...{ id: 'a1', patientId: 'p1', doctorId: 'd1', locationId: 'l1', procedureId: 'x1' },
      ...{ startTime: '2026-11-20T10:00:00-05:00', endTime: '2026-11-20T10:30:00-05:00' },
      status: 'confirmed',
    };
    const sent = {
      ...appointment,
      notes: nothing,
      createdAt: nothing,
      patient: { firstName: nothing, lastName: nothing },
      procedure: { name: nothing },
      doctor: { id: 'd1', fullName: 'Ana Ruiz', color: nothing },
    };
    const page = { page: 1, limit: 20, total: 1 };
    const { data } = z.parse(listAppointments.response, { data: [sent], pagination: page });
    const doctor = { id: 'd1', fullName: 'Ana Ruiz', color: '', firstName: '', lastName: '' };
    expect(data).toEqual([{ ...appointment, doctor }]);
  });

  it('leaves a week that can be seen', () => {
    const block = { day: 'monday', locationId: 'l1', locationName: nothing, lunchEndTime: nothing };
    const sent = { doctorId: 'd1', workingDays: [block] };
    expect(z.parse(replaceSchedule.response, sent)).toEqual({
      doctorId: 'd1',
      workingDays: [
        { day: 'monday', locationId: 'l1', locationName: '', startTime: '', endTime: '' },
      ],
      exceptions: [],
    });
  });
});

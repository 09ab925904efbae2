import { expect, test } from 'vitest';
import en from '@/messages/en-US.json';
import es from '@/messages/es-CO.json';
import { detailWords } from './detail-words';

const people = { s1: 'Ana Ruiz' };

test.each([
  [
    'staff.change-role',
    { about: 's1', email: 'ana@x.co', formerRole: 'admin', role: 'billing' },
    { about: 'Ana Ruiz', formerRole: es.common.roles.admin, role: es.common.roles.billing },
  ],
  [
    'procedures.change',
    { procedureId: 'c1', changed: 'price status', status: 'inactive' },
    {
      changed: `${es.procedures.form.fields.price}, ${es.audit.details.terms.status}`,
      status: es.identity.statuses.inactive,
    },
  ],
  [
    'appointments.change',
    { appointmentId: 'a1', changed: 'status doctorId', status: 'no_show', doctorId: 'd2' },
    {
      changed: `${es.audit.details.terms.status}, ${es.appointment.doctor}`,
      status: es.common.appointmentStatus.no_show,
    },
  ],
  ['invoices.list', { status: 'void', page: 2 }, { status: es.invoices.statuses.void }],
  ['patient-shares.list', { status: 'completed' }, { status: 'Pagado' }],
  [
    'patient-shares.list',
    { review: 'flagged', concept: 'copago' },
    { review: es.patientShares.filters.flagged, concept: 'Copago' },
  ],
  [
    'receivables.list',
    { sort: 'oldest', asOf: '2026-10-31' },
    { sort: es.receivables.filters.orders.oldest },
  ],
  ['payments.list', { with: 'names' }, { with: es.audit.details.codes.names }],
  ['patients.list', { totals: 'bounded' }, { totals: es.audit.details.codes.bounded }],
  ['odontogram.print', { sheet: 'plan' }, { sheet: es.audit.details.codes.plan }],
  [
    'audit.list',
    { staffId: 's1', result: 'refused' },
    { staffId: 'Ana Ruiz', result: es.audit.results.refused },
  ],
  ['audit.list', { action: 'security' }, { action: es.audit.groups.security }],
  ['audit.list', { action: 'patients.read' }, { action: es.audit.actions.patients.read }],
  ['audit.list', { action: 'print' }, { action: es.audit.actions.print }],
  ['audit.verify', { intact: true, rows: 5 }, { intact: es.records.form.yes }],
  ['sign-in', { method: 'setup' }, { method: es.audit.methods.setup }],
  ['payments.list', { method: 'cash' }, { method: es.payments.methods.cash }],
  ['connection.test', { outcome: 'ok', took: 18 }, { outcome: es.audit.results.ok }],
])('codes of %s in the words of their screens', (action, detail, expected) => {
  expect(detailWords({ action, detail }, es, people)).toEqual(expected);
});

test('what has no word stays as it is kept', () => {
  const detail = { about: 'gone', role: 'owner', status: 'toString', changed: 'price odd' };
  expect(detailWords({ action: 'of.before', detail }, en, people)).toEqual({
    changed: `${en.procedures.form.fields.price}, odd`,
  });
  expect(detailWords({ action: 'patients.read', detail: null }, en, people)).toEqual({});
});

import { expect, test } from 'vitest';
import { newPatientHref, patientFromSearch } from './patient-from-search';

const nothing = {
  firstName: '',
  lastName: '',
  documentType: '',
  documentNumber: '',
  phone: '',
  email: '',
};

test.each([
  ['', {}],
  ['%', {}],
  ['1.020.304.050', { documentNumber: '1.020.304.050' }],
  ['19 011 592', { documentNumber: '19 011 592' }],
  ['CC 19.011.592', { documentType: 'CC', documentNumber: '19.011.592' }],
  ['c.c. 19011592', { documentType: 'CC', documentNumber: '19011592' }],
  ['PA AB123456', { documentType: 'PA', documentNumber: 'AB123456' }],
  ['310 555 0142', { phone: '310 555 0142' }],
  ['+57 310 555 0142', { phone: '+57 310 555 0142' }],
  ['+57 300', { phone: '+57 300' }],
  ['CC 3105550142', { documentType: 'CC', documentNumber: '3105550142' }],
  ['luz@correo.example', { email: 'luz@correo.example' }],
  ['maría', { firstName: 'María' }],
  ['maria perez', { firstName: 'Maria', lastName: 'Perez' }],
  ['maria perez quintero', { firstName: 'Maria', lastName: 'Perez Quintero' }],
  ['María Fernanda Pérez Quintero', { firstName: 'María Fernanda', lastName: 'Pérez Quintero' }],
  ['Pérez Quintero, María', { firstName: 'María', lastName: 'Pérez Quintero' }],
  ['luz de la hoz', { firstName: 'Luz', lastName: 'de la Hoz' }],
  ['luz perez 19011592', { firstName: 'Luz', lastName: 'Perez', documentNumber: '19011592' }],
])('%j begins the form with %j', (search, expected) => {
  expect(patientFromSearch(search)).toEqual({ ...nothing, ...expected });
});

test('the address carries the search, and none where there is none', () => {
  expect(newPatientHref(' luz & sol ')).toBe('/patients/new?search=luz+%26+sol');
  expect(newPatientHref('  ')).toBe('/patients/new');
});

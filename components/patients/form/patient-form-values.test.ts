import { describe, expect, it, test } from 'vitest';
import { ADULT } from '@/lib/testing/patient';
import {
  clashes,
  EMPTY_PATIENT,
  fieldOfPath,
  type PatientFormValues,
  toChangeBody,
  toCreateBody,
  valuesOf,
  withSent,
} from './patient-form-values';

const loaded = valuesOf({
  ...ADULT,
  phone: '+57 310 555 0142',
  address: {
    street: 'Cra. 15 # 88-21',
    city: 'Bogotá D. C.',
    state: '',
    country: '',
    postalCode: '',
  },
});
const edited = (changes: Partial<PatientFormValues>) =>
  toChangeBody({ ...loaded, ...changes }, loaded);

describe('toCreateBody', () => {
  it('sends only what was filled in', () => {
    expect(toCreateBody({ ...EMPTY_PATIENT, firstName: ' Ana ', lastName: 'Ñáñez' })).toEqual({
      firstName: 'Ana',
      lastName: 'Ñáñez',
    });
  });

  it('writes numbers as they are kept and groups as the contract has them', () => {
    const body = toCreateBody({
      ...EMPTY_PATIENT,
      firstName: 'Ana',
      lastName: 'Ñáñez',
      documentType: 'CC',
      documentNumber: '1.020.304.050',
      phone: '3105550142',
      city: 'Cali',
      contactName: 'Rosa',
    });
    expect(body).toEqual({
      firstName: 'Ana',
      lastName: 'Ñáñez',
      documentType: 'CC',
      documentNumber: '1020304050',
      phone: '+57 310 555 0142',
      address: { city: 'Cali' },
      emergencyContact: { name: 'Rosa' },
    });
  });
});

describe('toChangeBody', () => {
  it('is empty when nothing changed, however it is written', () => {
    expect(edited({})).toEqual({});
    expect(edited({ documentNumber: '1.020.304.050', phone: '310 555 0142' })).toEqual({});
    expect(edited({ firstName: ' Yuliana Andrea ' })).toEqual({});
  });

  it('sends what changed and an empty text for what was cleared', () => {
    expect(edited({ email: 'yuliana@correo.example', phone: '' })).toEqual({
      email: 'yuliana@correo.example',
      phone: '',
    });
    expect(edited({ status: 'inactive' })).toEqual({ status: 'inactive' });
  });

  it('sends of an address and of a contact what changed in them', () => {
    expect(edited({ city: 'Medellín', street: ' ', contactPhone: '3105550143' })).toEqual({
      address: { street: '', city: 'Medellín' },
      emergencyContact: { phone: '+57 310 555 0143' },
    });
  });
});

test('what was sent is in the form again as it was sent', () => {
  const typed = { ...loaded, city: 'Medellín', street: '', contactPhone: '+57 310 555 0143' };
  expect(withSent(loaded, toChangeBody(typed, loaded))).toEqual(typed);
});

describe('clashes', () => {
  const clashing = (mine: Partial<PatientFormValues>, theirs: Partial<PatientFormValues>) =>
    clashes({ ...loaded, ...mine }, loaded, { ...loaded, ...theirs });

  it('are fields that both changed, each otherwise', () => {
    expect(
      clashing({ city: 'Pasto', email: 'a@b.co' }, { city: 'Cali', street: 'Calle 1' }),
    ).toEqual([{ field: 'city', theirs: 'Cali' }]);
  });

  it('are not what only one changed, nor what both wrote alike', () => {
    expect(clashing({ city: 'Pasto' }, { street: 'Calle 1' })).toEqual([]);
    expect(clashing({ phone: '310 555 0149' }, { phone: '+57 310 555 0149' })).toEqual([]);
  });
});

describe('fieldOfPath', () => {
  it.each([
    ['documentNumber', 'documentNumber'],
    ['address.street', 'street'],
    ['emergencyContact.phone', 'contactPhone'],
    ['status', 'status'],
  ])('%s belongs to %s', (path, field) => {
    expect(fieldOfPath(path)).toBe(field);
  });

  it.each(['', 'id', 'address', 'address.planet', 'emergencyContact.contactName', '__proto__'])(
    '%j belongs to no field',
    (path) => {
      expect(fieldOfPath(path)).toBeUndefined();
    },
  );
});

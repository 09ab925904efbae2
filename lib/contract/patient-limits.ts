/**
 * Longest value of each member of a patient that can be set, in characters. Apart from the schemas, so
 * that a form in the browser has the same bounds and no schema of the wire.
 */
export const patientLimits = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phone: 40,
  documentType: 10,
  documentNumber: 40,
  gender: 20,
  address: { street: 200, city: 100, state: 100, country: 100, postalCode: 20 },
  emergencyContact: { name: 200, phone: 40, relationship: 60 },
} as const;

/** Document types in use in Colombia, in the order people look for them. The list is open. */
export const DOCUMENT_TYPES = [
  'CC',
  'TI',
  'RC',
  'CE',
  'PA',
  'PT',
  'PE',
  'CD',
  'SC',
  'DE',
  'CN',
  'AS',
  'MS',
  'SI',
] as const;

/** Sex as health reporting writes it. The list is open: other systems send other words. */
export const GENDERS = ['F', 'M', 'I'] as const;

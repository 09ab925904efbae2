import type { Patient } from '@/lib/contract/patients';

/** An adult with a document, of whom nothing else is known. */
export const ADULT: Patient = {
  id: 'p1',
  firstName: 'Yuliana Andrea',
  lastName: 'Mosquera Palacios',
  email: '',
  phone: '',
  documentType: 'CC',
  documentNumber: '1020304050',
  dateOfBirth: '1990-01-01',
  gender: 'F',
  status: 'active',
  createdAt: undefined,
  updatedAt: undefined,
  address: { street: '', city: '', state: '', country: '', postalCode: '' },
  emergencyContact: { name: '', phone: '', relationship: '' },
};

import type { OperationResult } from '@/lib/contract/operation';
import type { listPatients, readPatient } from '@/lib/contract/patients';
import { patients } from '../db/schema/patients';

/** Who somebody is, as documents print it. */
export const identityColumns = {
  firstName: patients.firstName,
  lastName: patients.lastName,
  documentType: patients.documentType,
  documentNumber: patients.documentNumber,
};

export const summaryColumns = {
  id: patients.id,
  firstName: patients.firstName,
  lastName: patients.lastName,
  email: patients.email,
  phone: patients.phone,
  documentType: patients.documentType,
  documentNumber: patients.documentNumber,
  dateOfBirth: patients.dateOfBirth,
  gender: patients.gender,
  status: patients.status,
  createdAt: patients.createdAt,
  updatedAt: patients.updatedAt,
};

export const patientColumns = {
  ...summaryColumns,
  addressStreet: patients.addressStreet,
  addressCity: patients.addressCity,
  addressState: patients.addressState,
  addressCountry: patients.addressCountry,
  addressPostalCode: patients.addressPostalCode,
  emergencyName: patients.emergencyName,
  emergencyPhone: patients.emergencyPhone,
  emergencyRelationship: patients.emergencyRelationship,
};

type PatientRow = Omit<
  typeof patients.$inferSelect,
  'clinicId' | 'sortKey' | 'nameKey' | 'documentKey' | 'searchKey' | 'soundKey'
>;
export type Identity = Pick<PatientRow, keyof typeof identityColumns>;
export type SummaryRow = Pick<PatientRow, keyof typeof summaryColumns>;

/** Nulls are left to the response schema, which turns each into an empty text. */
export function toSummary(row: SummaryRow): OperationResult<typeof listPatients>['data'][number] {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The whole patient. */
export function toPatient(row: PatientRow): OperationResult<typeof readPatient> {
  return {
    ...toSummary(row),
    address: {
      street: row.addressStreet,
      city: row.addressCity,
      state: row.addressState,
      country: row.addressCountry,
      postalCode: row.addressPostalCode,
    },
    emergencyContact: {
      name: row.emergencyName,
      phone: row.emergencyPhone,
      relationship: row.emergencyRelationship,
    },
  };
}

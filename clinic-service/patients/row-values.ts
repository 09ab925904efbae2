import type { ParsedInput } from '@/lib/contract/operation';
import type { changePatient } from '@/lib/contract/patients';
import { canonicalDocumentType } from '@/lib/kit/text/identity';
import type { patients } from '../db/schema/patients';

type Change = ParsedInput<typeof changePatient>['body'];
type Columns = Omit<typeof patients.$inferInsert, 'clinicId' | 'id' | 'createdAt' | 'updatedAt'>;
type Row = { readonly [Column in keyof Columns]?: Columns[Column] | undefined };

/**
 * The columns a body sets. A member left out sets nothing; an empty string clears. Drizzle leaves
 * out what is undefined.
 */
export function rowValues(body: Change): Row {
  const { address, emergencyContact } = body;
  return {
    firstName: body.firstName,
    lastName: body.lastName,
    status: body.status,
    email: orNull(body.email),
    phone: orNull(body.phone),
    documentType: orNull(body.documentType && canonicalDocumentType(body.documentType)),
    documentNumber: orNull(body.documentNumber),
    dateOfBirth: orNull(body.dateOfBirth),
    gender: orNull(body.gender),
    addressStreet: orNull(address?.street),
    addressCity: orNull(address?.city),
    addressState: orNull(address?.state),
    addressCountry: orNull(address?.country),
    addressPostalCode: orNull(address?.postalCode),
    emergencyName: orNull(emergencyContact?.name),
    emergencyPhone: orNull(emergencyContact?.phone),
    emergencyRelationship: orNull(emergencyContact?.relationship),
  };
}

function orNull(value: string | undefined): string | null | undefined {
  return value === '' ? null : value;
}

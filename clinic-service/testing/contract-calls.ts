import fc from 'fast-check';
import type { OperationId } from '@/lib/contract/operations';
import { apiKeyCalls } from './calls/api-keys';
import { appointmentCalls } from './calls/appointments';
import { billingCalls } from './calls/billing';
import { type CallCases, listed } from './calls/cases';
import { emrCalls } from './calls/emr';
import { odontogramCalls } from './calls/odontogram';
import { patientCalls } from './calls/patients';
import { procedureCalls } from './calls/procedures';
import { scheduleCalls } from './calls/schedules';

/** Valid and invalid calls by operation; one added to the contract does not compile without. */
export const callCases: Readonly<Record<OperationId, CallCases>> = {
  ...patientCalls,
  'own-clinic.read': { valid: fc.constant({}), invalid: [] },
  'locations.list': listed,
  'doctors.list': listed,
  ...appointmentCalls,
  ...scheduleCalls,
  ...procedureCalls,
  ...emrCalls,
  ...billingCalls,
  ...odontogramCalls,
  ...apiKeyCalls,
};

import { createApiKey, listApiKeys, revokeApiKey } from './api-keys';
import { listDoctors } from './doctors';
import { listLocations } from './locations';
import { changePatient, createPatient, listPatients, readPatient } from './patients';

/**
 * Every operation, by id. The one place to add to when a resource gains an operation: the
 * service's handler map, the application's allow-list and roles, and the OpenAPI document all
 * stop compiling until they cover it.
 * Server-side only by use: the browser imports single operations.
 */
export const operations = {
  'patients.list': listPatients,
  'patients.read': readPatient,
  'patients.create': createPatient,
  'patients.change': changePatient,
  'locations.list': listLocations,
  'doctors.list': listDoctors,
  'api-keys.list': listApiKeys,
  'api-keys.create': createApiKey,
  'api-keys.revoke': revokeApiKey,
} as const;

export type Operations = typeof operations;
export type OperationId = keyof Operations;

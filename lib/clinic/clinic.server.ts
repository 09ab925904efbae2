import 'server-only';
import { env } from '@/lib/env.server';
import { type ClinicClient, createClinicClient } from './client';
import { createFeatures, type Features } from './features';

interface Clinic {
  readonly client: ClinicClient;
  readonly features: Features;
}

/**
 * Pages and handlers are bundled apart and would each get their own module state; one process
 * shall have one pool, one breaker and one idea of what the service offers.
 */
const shared: typeof globalThis & { clinicAdminClinic?: Clinic } = globalThis;

/** The clinic service this application works for. */
export function clinic(): Clinic {
  shared.clinicAdminClinic ??= connect();
  return shared.clinicAdminClinic;
}

function connect(): Clinic {
  const { url, apiKey, features } = env().clinic;
  return { client: createClinicClient({ url, apiKey }), features: createFeatures(url, features) };
}

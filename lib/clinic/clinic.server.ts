import 'server-only';
import { env } from '@/lib/env.server';
import { clinicCallMetric } from '@/lib/metrics/metrics';
import { processState } from '@/lib/process-state';
import { type ClinicClient, createClinicClient } from './client';
import { createFeatures, type Features } from './features';

interface Clinic {
  readonly client: ClinicClient;
  readonly features: Features;
}

/** The clinic service this application works for: one pool, breaker and feature list a process. */
export function clinic(): Clinic {
  return processState('clinic', connect);
}

function connect(): Clinic {
  const { url, apiKey, features } = env().clinic;
  const client = createClinicClient({ url, apiKey, onCall: clinicCallMetric });
  return { client, features: createFeatures(url, features) };
}

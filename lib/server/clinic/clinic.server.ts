import 'server-only';
import { log } from '@/lib/server/log.server';
import { processState } from '@/lib/server/process-state';
import { env } from '@/lib/server/settings/env.server';
import { type ClinicClient, createClinicClient } from './client';
import { createFeatures, type Features } from './features';
import { clinicCallMetric } from './metrics';
import { createPace, type Pace } from './pace';

interface Clinic {
  readonly pace: Pace;
  readonly client: ClinicClient;
  readonly features: Features;
}

/** The clinic service this application works for: one pool, pace, breaker and feature list a process. */
export function clinic(): Clinic {
  return processState('clinic', connect);
}

function connect(): Clinic {
  const { url, apiKey, features: setting, requestsPerMinute } = env().clinic;
  const pace = createPace(requestsPerMinute);
  const client = createClinicClient({ url, apiKey, pace, log, onCall: clinicCallMetric });
  return { pace, client, features: createFeatures({ url, apiKey, setting, pace, log }) };
}

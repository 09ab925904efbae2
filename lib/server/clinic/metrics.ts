import 'server-only';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { processState } from '@/lib/server/process-state';
import type { SentCall } from './client';

/** Seconds: from an answer out of memory to the longest that anything may take. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 12.5];

/** What this process counts, whether or not anybody asks for it. */
export const metrics = () =>
  processState('metrics', () => {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    const registers = [registry];
    return {
      registry,
      requests: new Histogram({
        name: 'http_request_duration_seconds',
        help: 'Requests answered, by what was asked for. An event stream counts when it ends.',
        labelNames: ['kind', 'method', 'status'],
        buckets: BUCKETS,
        registers,
      }),
      clinicCalls: new Histogram({
        name: 'clinic_service_call_duration_seconds',
        help: 'Attempts to have the clinic service do something, until its whole answer was there.',
        labelNames: ['operation', 'outcome'],
        buckets: BUCKETS,
        registers,
      }),
    };
  });

export function clinicCallMetric({ operation, took, failed }: SentCall): void {
  const outcome = failed ? 'failed' : 'answered';
  metrics().clinicCalls.observe({ operation, outcome }, took / 1000);
}

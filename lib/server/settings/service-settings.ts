import { join } from 'node:path';
import { EMBEDDED_API_KEY, FOREIGN_API_KEY } from '@/lib/contract/api-key-value';
import { readSecretFile } from '@/lib/server/storage/secret-file';
import { isLoopback } from './loopback';
import type { Source } from './source';

export interface ServiceSettings {
  readonly url: URL;
  readonly apiKey: string;
  /** The service of this repository, started beside the application. */
  readonly embedded: boolean;
  readonly features: 'auto' | 'documented' | 'all';
  /** Calls that it is sent at most; undefined without a cap. */
  readonly requestsPerMinute: number | undefined;
  /** Seconds from one reading of a visible agenda to the next. */
  readonly agendaPollSeconds: number;
}

/** Where the clinic service is and with which key it is called. */
export function readServiceSettings(source: Source, dataDir: string): ServiceSettings {
  const features = source.choice('CLINIC_API_FEATURES', ['auto', 'documented', 'all'], 'auto');
  const remote = source.url('CLINIC_API_URL', ['https:', 'http:']);
  const manners = {
    requestsPerMinute:
      source.text('SERVICE_REQUESTS_PER_MINUTE') === undefined
        ? undefined
        : source.count('SERVICE_REQUESTS_PER_MINUTE', [1, 1_000_000], 1),
    // A service of one's own is asked more often than one that others share.
    agendaPollSeconds: source.count(
      'AGENDA_POLL_SECONDS',
      [1, 600],
      source.text('CLINIC_API_URL') === undefined ? 1 : 10,
    ),
  };
  if (source.text('CLINIC_API_URL') === undefined) {
    if (source.text('CLINIC_API_KEY') !== undefined) {
      source.refuse('CLINIC_API_KEY needs CLINIC_API_URL beside it.');
    }
    const port = source.port('CLINIC_SERVICE_PORT', 4010);
    const apiKey = embeddedKey(source, join(dataDir, 'bootstrap-api-key'));
    return {
      url: new URL(`http://127.0.0.1:${port}`),
      apiKey,
      embedded: true,
      features,
      ...manners,
    };
  }
  if (remote?.protocol === 'http:' && !isLoopback(remote.hostname)) {
    source.refuse('CLINIC_API_URL must begin with https:// unless it is on this machine.');
  }
  const apiKey = source.text('CLINIC_API_KEY');
  if (apiKey === undefined) source.refuse('CLINIC_API_URL needs CLINIC_API_KEY beside it.');
  else if (!FOREIGN_API_KEY.test(apiKey))
    source.refuse('CLINIC_API_KEY does not look like an API key.');
  return {
    url: remote ?? new URL('http://127.0.0.1'),
    apiKey: apiKey ?? '',
    embedded: false,
    features,
    ...manners,
  };
}

function embeddedKey(source: Source, file: string): string {
  const key = source.text('CLINIC_BOOTSTRAP_API_KEY') ?? readSecretFile(file);
  if (key === undefined) {
    source.refuse(
      `The embedded clinic service has not made its API key yet (${file}). Start with "npm start", or set CLINIC_API_URL and CLINIC_API_KEY.`,
    );
  } else if (!EMBEDDED_API_KEY.test(key)) {
    source.refuse(
      'CLINIC_BOOTSTRAP_API_KEY must have 32 to 256 characters, none a space or beyond ASCII.',
    );
  }
  return key ?? '';
}

import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { EMBEDDED_API_KEY } from '@/lib/contract/api-key-value';
import { ENCRYPTION_WANTED, lacksEncryption } from '@/lib/server/storage/database-encryption';

/** Where the settings are wrong: one sentence per problem, fit to be printed. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

const port = z
  .string()
  .check(z.regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535'))
  .check(z.refine((value) => Number(value) <= 65_535, 'must be a port number from 0 to 65535'));

const variables = z.object({
  CLINIC_SERVICE_PORT: z._default(port, '4010'),
  CLINIC_SERVICE_HOST: z._default(
    z
      .string()
      .check(
        z.refine((value) => value === 'localhost' || isIP(value) !== 0, 'must be an IP address'),
      ),
    '127.0.0.1',
  ),
  CLINIC_DATABASE_URL: z.optional(
    z
      .string()
      .check(z.regex(/^postgres(?:ql)?:\/\//, 'must begin with postgres:// or postgresql://'))
      .check(z.refine((value) => !lacksEncryption(value), ENCRYPTION_WANTED)),
  ),
  DATA_DIR: z._default(z.string(), '.data'),
  CLINIC_SEED: z._default(z.enum(['demo', 'empty'], 'must be demo or empty'), 'demo'),
  CLINIC_FILE: z.optional(z.string()),
  CLINIC_BOOTSTRAP_API_KEY: z.optional(
    z
      .string()
      .check(
        z.regex(EMBEDDED_API_KEY, 'must have 32 to 256 characters, none a space or beyond ASCII'),
      ),
  ),
  CLINIC_LOCALE: z._default(z.enum(['es-CO', 'en-US'], 'must be es-CO or en-US'), 'es-CO'),
  CLINIC_TIMEZONE: z._default(
    z.string().check(z.refine(isTimezone, 'must be an IANA time zone such as America/Bogota')),
    'America/Bogota',
  ),
  CLINIC_API_OFFER: z._default(z.enum(['all', 'documented'], 'must be all or documented'), 'all'),
});

/** Every environment variable that the service reads. */
export const SETTING_NAMES: readonly string[] = Object.keys(variables.shape);

/** The service's settings from the environment; an empty variable counts as absent. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>) {
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = variables.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(
      (issue) => `${issue.path.join('.')} ${issue.message}.`,
    );
    throw new SettingsError(sentences.join(' '));
  }
  const values = parsed.data;
  if (values.CLINIC_FILE !== undefined && values.CLINIC_SEED === 'demo') {
    throw new SettingsError(
      'CLINIC_FILE describes a clinic of your own: set CLINIC_SEED=empty with it, and a DATA_DIR or database that no demo clinic is in.',
    );
  }
  return {
    port: Number(values.CLINIC_SERVICE_PORT),
    host: values.CLINIC_SERVICE_HOST,
    databaseUrl: values.CLINIC_DATABASE_URL,
    dataDir: resolve(values.DATA_DIR),
    seed: values.CLINIC_SEED,
    clinicFile: values.CLINIC_FILE && resolve(values.CLINIC_FILE),
    bootstrapKey: values.CLINIC_BOOTSTRAP_API_KEY,
    locale: values.CLINIC_LOCALE,
    timezone: values.CLINIC_TIMEZONE,
    offer: values.CLINIC_API_OFFER,
  };
}

function isTimezone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

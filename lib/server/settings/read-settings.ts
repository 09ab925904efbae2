import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { ENCRYPTION_WANTED, lacksEncryption } from '@/lib/server/storage/database-encryption';
import { readSecretFile, secretFile } from '@/lib/server/storage/secret-file';
import { isLoopback } from './loopback';
import { readServiceSettings, type ServiceSettings } from './service-settings';
import { SettingsError } from './settings-error';
import { Source } from './source';

/** What the application needs for its own accounts and database, without the clinic service. */
export interface ApplicationSettings {
  readonly port: number;
  readonly host: string;
  readonly appUrl: URL;
  /** Origins that a mutation may come from. */
  readonly allowedOrigins: readonly string[];
  /** Proxies of ours in front, each of which appends to `X-Forwarded-For`. */
  readonly trustedProxyHops: number;
  /** On 127.0.0.1, for Prometheus; undefined where nobody asked for it. */
  readonly metricsPort: number | undefined;
  /** Requests for data that one session may make. */
  readonly sessionRequestsPerMinute: number;
  readonly secureCookies: boolean;
  readonly sessionSecret: string;
  /** With which the rows of the audit trail are chained. */
  readonly trailKey: string;
  readonly databaseUrl: string | undefined;
  /** Absolute path. */
  readonly dataDir: string;
  /** Checked here; the log exists before the settings are read, and asks by itself. */
  readonly logLevel: LogLevel;
  readonly timezone: string;
  readonly locale: 'es-CO' | 'en-US';
  readonly requireSecondFactor: boolean;
  readonly demo: boolean;
}

export interface Env extends ApplicationSettings {
  readonly clinic: ServiceSettings;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

type Values = Readonly<Record<string, string | undefined>>;

/**
 * Throws `SettingsError` with every problem at once, or `DataFolderUnusableError` where the
 * secrets in the data folder cannot be used.
 */
export function readSettings(values: Values): Env {
  const source = new Source(values);
  const application = applicationSettings(source);
  const clinic = readServiceSettings(source, application.dataDir);
  if (source.problems.length > 0) throw new SettingsError(source.problems);
  return { ...application, clinic };
}

/** For commands that touch only the application's own database. Throws as `readSettings` does. */
export function readApplicationSettings(values: Values): ApplicationSettings {
  const source = new Source(values);
  const settings = applicationSettings(source);
  if (source.problems.length > 0) throw new SettingsError(source.problems);
  return settings;
}

function applicationSettings(source: Source): ApplicationSettings {
  const port = source.port('PORT', 3000);
  const host = source.text('HOST') ?? '127.0.0.1';
  const appUrl = readAppUrl(source, host, port);
  // A folder of data, not of code: nothing in it belongs into the build.
  const dataDir = resolve(/* turbopackIgnore: true */ source.text('DATA_DIR') ?? '.data');
  const demo = readDemo(source, host, appUrl);
  return {
    port,
    host,
    appUrl,
    allowedOrigins: allowedOrigins(appUrl),
    trustedProxyHops: source.count('TRUSTED_PROXY_HOPS', [0, 10], 0),
    metricsPort:
      source.text('METRICS_PORT') === undefined ? undefined : source.port('METRICS_PORT', 0),
    sessionRequestsPerMinute: source.count('SESSION_REQUESTS_PER_MINUTE', [10, 1_000_000], 600),
    secureCookies: appUrl.protocol === 'https:',
    sessionSecret: readSessionSecret(source, appUrl, dataDir),
    trailKey: readTrailKey(source, dataDir),
    databaseUrl: readDatabaseUrl(source),
    dataDir,
    logLevel: source.choice('LOG_LEVEL', LOG_LEVELS, 'info'),
    timezone: readTimezone(source),
    locale: source.choice('CLINIC_LOCALE', ['es-CO', 'en-US'], 'es-CO'),
    requireSecondFactor: source.flag('REQUIRE_SECOND_FACTOR', true) && !demo,
    demo,
  };
}

function readDatabaseUrl(source: Source): string | undefined {
  const url = source.url('DATABASE_URL', ['postgres:', 'postgresql:'])?.href;
  if (url !== undefined && lacksEncryption(url)) {
    source.refuse(`DATABASE_URL ${ENCRYPTION_WANTED}.`);
  }
  return url;
}

function readAppUrl(source: Source, host: string, port: number): URL {
  const local = new URL(`http://127.0.0.1:${port}`);
  const url = source.url('APP_URL', ['https:', 'http:']);
  if (url === undefined) {
    if (source.text('APP_URL') === undefined && !isLoopback(host)) {
      source.refuse('APP_URL is required when HOST is not an address of this machine alone.');
    }
    return local;
  }
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    source.refuse('APP_URL must begin with https:// unless it is on this machine.');
  }
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '') {
    source.refuse('APP_URL must be an origin alone, such as https://admin.example.com.');
  }
  return url;
}

/** A browser on this machine may write its own address in three ways. */
function allowedOrigins(appUrl: URL): readonly string[] {
  if (!isLoopback(appUrl.hostname)) return [appUrl.origin];
  const port = appUrl.port === '' ? '' : `:${appUrl.port}`;
  const hosts = ['127.0.0.1', 'localhost', '[::1]'];
  return [
    ...new Set([appUrl.origin, ...hosts.map((name) => `${appUrl.protocol}//${name}${port}`)]),
  ];
}

/** Demo accounts have a published password: they never meet a network. */
function readDemo(source: Source, host: string, appUrl: URL): boolean {
  const seed = source.choice('CLINIC_SEED', ['demo', 'empty'], 'demo');
  if (source.text('CLINIC_API_URL') !== undefined) {
    if (source.text('CLINIC_SEED') === 'demo') {
      source.refuse(
        'CLINIC_SEED=demo works only with the embedded clinic service: remove it or CLINIC_API_URL.',
      );
    }
    return false;
  }
  if (seed !== 'demo') return false;
  if (!isLoopback(host) || !isLoopback(appUrl.hostname)) {
    source.refuse(
      'The demo clinic runs only on this machine: set HOST and APP_URL to a loopback address, or CLINIC_SEED=empty.',
    );
  }
  return true;
}

function readSessionSecret(source: Source, appUrl: URL, dataDir: string): string {
  const secret = source.text('SESSION_SECRET');
  const file = join(dataDir, 'session-secret');
  if (secret === undefined) {
    if (isLoopback(appUrl.hostname)) {
      // A start that is refused leaves nothing behind that would contradict the corrected one.
      return source.problems.length > 0 ? '' : secretFile(file, newSecret);
    }
    source.refuse('SESSION_SECRET is required: 32 random characters or more.');
    return '';
  }
  if (secret.length < 32 || new Set(secret).size < 8) {
    source.refuse('SESSION_SECRET is too weak: it must be 32 random characters or more.');
  }
  const kept = readSecretFile(file);
  if (kept !== undefined && kept !== secret) {
    source.refuse(
      `SESSION_SECRET is not the secret in ${file}, with which second factors may be sealed here: set it to that one. To change it all the same, remove the file and let each person back in with npm run admin:create -- EMAIL.`,
    );
  }
  return secret;
}

/** Without one of its own, a file of the data folder holds it: replicas that share no folder need it set. */
function readTrailKey(source: Source, dataDir: string): string {
  const key = source.text('TRAIL_KEY');
  if (key === undefined) {
    return source.problems.length > 0 ? '' : secretFile(join(dataDir, 'trail-key'), newSecret);
  }
  if (key.length < 32 || new Set(key).size < 8) {
    source.refuse('TRAIL_KEY is too weak: it must be 32 random characters or more.');
  }
  return key;
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

function readTimezone(source: Source): string {
  const timezone = source.text('CLINIC_TIMEZONE') ?? 'America/Bogota';
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: timezone }).resolvedOptions().timeZone;
  } catch {
    source.refuse('CLINIC_TIMEZONE must be a time zone name, such as America/Bogota.');
    return 'America/Bogota';
  }
}

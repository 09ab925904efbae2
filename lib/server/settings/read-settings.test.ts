import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readApplicationSettings, readSettings } from './read-settings';
import { SettingsError } from './settings-error';

let dataDir = '';

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'clinic-admin-'));
});

afterEach(() => rmSync(dataDir, { recursive: true }));

const secret = 'k3J9sLq0Zx7Vb2Nm5Rt8Yp1Wd4Fg6Hc0';
const key = 'key-of-the-tests-32-characters-or-more';

function settings(values: Record<string, string> = {}) {
  return readSettings({ DATA_DIR: dataDir, CLINIC_BOOTSTRAP_API_KEY: key, ...values });
}

function problems(values: Record<string, string>): readonly string[] {
  try {
    settings(values);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

const published = {
  HOST: '0.0.0.0',
  APP_URL: 'https://admin.clinic.example',
  SESSION_SECRET: secret,
  CLINIC_SEED: 'empty',
};

describe('settings', () => {
  test('read the agenda of a remote service more seldom, and cap nothing unless asked', () => {
    const remote = {
      CLINIC_SEED: '',
      CLINIC_API_URL: 'https://clinic.example.com',
      CLINIC_API_KEY: key,
    };
    const manners = ({ clinic }: ReturnType<typeof settings>) => [
      clinic.agendaPollSeconds,
      clinic.requestsPerMinute,
    ];
    expect(manners(settings())).toEqual([1, undefined]);
    expect(manners(settings(remote))).toEqual([10, undefined]);
    const set = { AGENDA_POLL_SECONDS: '5', SERVICE_REQUESTS_PER_MINUTE: '90' };
    expect(manners(settings({ ...remote, ...set }))).toEqual([5, 90]);
    expect(problems({ AGENDA_POLL_SECONDS: '0' })).toHaveLength(1);
  });

  test('need nothing for the demo clinic on this machine', () => {
    const read = settings();
    expect(read).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      trustedProxyHops: 0,
      sessionRequestsPerMinute: 600,
      metricsPort: undefined,
      secureCookies: false,
      logLevel: 'info',
      timezone: 'America/Bogota',
      locale: 'es-CO',
      demo: true,
      requireSecondFactor: false,
      clinic: { apiKey: key, embedded: true, features: 'auto' },
    });
    expect(read.appUrl.href).toBe('http://127.0.0.1:3000/');
    expect(read.clinic.url.href).toBe('http://127.0.0.1:4010/');
    expect(read.allowedOrigins).toEqual([
      'http://127.0.0.1:3000',
      'http://localhost:3000',
      'http://[::1]:3000',
    ]);
  });

  test('of a published application ask for a second factor and secure cookies', () => {
    expect(settings({ ...published, TRUSTED_PROXY_HOPS: '2' })).toMatchObject({
      trustedProxyHops: 2,
      secureCookies: true,
      demo: false,
      requireSecondFactor: true,
      allowedOrigins: ['https://admin.clinic.example'],
      sessionSecret: secret,
    });
  });

  test('make the session secret once, for this user alone', () => {
    const first = settings().sessionSecret;
    expect(settings().sessionSecret).toBe(first);
    const file = join(dataDir, 'session-secret');
    expect(readFileSync(file, 'utf8').trim()).toBe(first);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(first.length).toBeGreaterThanOrEqual(32);
  });

  test('make no secret for a start that is refused', () => {
    expect(problems({ HOST: '0.0.0.0' })).not.toEqual([]);
    expect(existsSync(join(dataDir, 'session-secret'))).toBe(false);
  });

  test('keep to the session secret that was made: second factors are sealed with it', () => {
    const made = settings().sessionSecret;
    expect(settings({ ...published, SESSION_SECRET: made }).sessionSecret).toBe(made);
    expect(problems(published)).toEqual([
      expect.stringMatching(/^SESSION_SECRET is not the secret/),
    ]);
  });

  test('take the key that the embedded service made', () => {
    writeFileSync(join(dataDir, 'bootstrap-api-key'), `${key}-file\n`);
    expect(settings({ CLINIC_BOOTSTRAP_API_KEY: '' }).clinic.apiKey).toBe(`${key}-file`);
  });

  test('take a remote service, without a demo', () => {
    const remote = { CLINIC_API_URL: 'https://api.clinic.example', CLINIC_API_KEY: 'a-remote-key' };
    expect(settings(remote)).toMatchObject({
      demo: false,
      clinic: { apiKey: 'a-remote-key', embedded: false },
    });
  });

  test('for the accounts alone need no clinic service', () => {
    const values = { DATA_DIR: dataDir, CLINIC_API_URL: 'https://api.clinic.example' };
    expect(readApplicationSettings(values).dataDir).toBe(dataDir);
  });
});

describe('settings are refused with a sentence', () => {
  test.each<[string, Record<string, string>]>([
    ['PORT must be a port', { PORT: '70000' }],
    ['PORT must be a port', { PORT: '80x' }],
    ['CLINIC_LOCALE must be one of', { CLINIC_LOCALE: 'es' }],
    ['TRUSTED_PROXY_HOPS must be a whole number from 0 to 10', { TRUSTED_PROXY_HOPS: '-1' }],
    ['TRUSTED_PROXY_HOPS must be a whole number from 0 to 10', { TRUSTED_PROXY_HOPS: '11' }],
    ['TRUSTED_PROXY_HOPS must be a whole number from 0 to 10', { TRUSTED_PROXY_HOPS: 'all' }],
    ['SESSION_REQUESTS_PER_MINUTE must be', { SESSION_REQUESTS_PER_MINUTE: '9' }],
    ['METRICS_PORT must be a port', { METRICS_PORT: '0' }],
    ['SESSION_REQUESTS_PER_MINUTE must be', { SESSION_REQUESTS_PER_MINUTE: '1e3' }],
    ['LOG_LEVEL must be one of', { LOG_LEVEL: 'loud' }],
    ['CLINIC_TIMEZONE must be', { CLINIC_TIMEZONE: 'Bogota' }],
    ['REQUIRE_SECOND_FACTOR must be', { REQUIRE_SECOND_FACTOR: 'maybe' }],
    ['CLINIC_API_FEATURES must be one of', { CLINIC_API_FEATURES: 'some' }],
    ['DATABASE_URL must be', { DATABASE_URL: 'mysql://root:hunter2@db/clinic' }],
    ['DATABASE_URL must say how', { DATABASE_URL: 'postgres://u:hunter2@db.example/clinic' }],
    ['TRAIL_KEY is too weak', { TRAIL_KEY: 'short' }],
    ['APP_URL must be an address', { APP_URL: 'admin.clinic.example' }],
    ['APP_URL must begin with https', { ...published, APP_URL: 'http://admin.clinic.example' }],
    ['APP_URL must be an origin', { ...published, APP_URL: 'https://clinic.example/admin' }],
    ['APP_URL is required', { HOST: '0.0.0.0', CLINIC_SEED: 'empty' }],
    ['SESSION_SECRET is required', { ...published, SESSION_SECRET: '' }],
    ['SESSION_SECRET is too weak', { ...published, SESSION_SECRET: 'short' }],
    ['SESSION_SECRET is too weak', { SESSION_SECRET: 'a'.repeat(64) }],
    ['The demo clinic runs only on this machine', { ...published, CLINIC_SEED: 'demo' }],
    ['The demo clinic runs only on this machine', { ...published, CLINIC_SEED: '' }],
    [
      'The demo clinic runs only on this machine',
      { HOST: '192.168.1.5', APP_URL: 'http://localhost:3000' },
    ],
    [
      'The demo clinic runs only on this machine',
      { APP_URL: 'https://admin.clinic.example', SESSION_SECRET: secret },
    ],
    [
      'CLINIC_SEED=demo works only with the embedded',
      { CLINIC_API_URL: 'https://api.example', CLINIC_API_KEY: key, CLINIC_SEED: 'demo' },
    ],
    ['CLINIC_API_URL needs CLINIC_API_KEY', { CLINIC_API_URL: 'https://api.example' }],
    ['CLINIC_API_KEY needs CLINIC_API_URL', { CLINIC_API_KEY: key }],
    [
      'CLINIC_API_KEY does not look like',
      { CLINIC_API_URL: 'https://api.example', CLINIC_API_KEY: 'with a\nline' },
    ],
    [
      'CLINIC_API_URL must begin with https',
      { CLINIC_API_URL: 'http://api.example', CLINIC_API_KEY: key },
    ],
    ['CLINIC_BOOTSTRAP_API_KEY must have 32', { CLINIC_BOOTSTRAP_API_KEY: 'x'.repeat(31) }],
    ['CLINIC_BOOTSTRAP_API_KEY must have 32', { CLINIC_BOOTSTRAP_API_KEY: `${key} ${key}` }],
    ['The embedded clinic service has not made', { CLINIC_BOOTSTRAP_API_KEY: '' }],
  ])('%s', (sentence, values) => {
    const found = problems(values);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(sentence);
    expect(found[0]).not.toContain('hunter2');
  });

  test('each, all at once', () => {
    expect(problems({ PORT: '0', CLINIC_LOCALE: 'fr', CLINIC_SEED: 'some' })).toHaveLength(3);
  });
});

/** Every environment variable that the application reads. `Source` gives no other. */
export const SETTING_NAMES = [
  'PORT',
  'HOST',
  'APP_URL',
  'TRUSTED_PROXY_HOPS',
  'SESSION_SECRET',
  'TRAIL_KEY',
  'DATA_DIR',
  'DATABASE_URL',
  'REQUIRE_SECOND_FACTOR',
  'SESSION_REQUESTS_PER_MINUTE',
  'METRICS_PORT',
  'LOG_LEVEL',
  'CLINIC_API_URL',
  'CLINIC_API_KEY',
  'CLINIC_API_FEATURES',
  'SERVICE_REQUESTS_PER_MINUTE',
  'AGENDA_POLL_SECONDS',
  'CLINIC_TIMEZONE',
  'CLINIC_LOCALE',
  'CLINIC_SEED',
  'CLINIC_SERVICE_PORT',
  'CLINIC_BOOTSTRAP_API_KEY',
] as const;

export type SettingName = (typeof SETTING_NAMES)[number];

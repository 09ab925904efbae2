import 'server-only';
import { type Env, readSettings } from './read-settings';

let parsed: Env | undefined;

/**
 * The application's settings, read from the environment once.
 * Throws `SettingsError`: one clear sentence for each thing that is wrong.
 */
export function env(): Env {
  parsed ??= readSettings(process.env);
  return parsed;
}

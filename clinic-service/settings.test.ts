import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from './settings';

const key = 'x'.repeat(32);

describe('the bootstrap key', () => {
  test('may be chosen, and an empty one is none', () => {
    expect(readSettings({ CLINIC_BOOTSTRAP_API_KEY: key }).bootstrapKey).toBe(key);
    expect(readSettings({ CLINIC_BOOTSTRAP_API_KEY: '' }).bootstrapKey).toBeUndefined();
  });

  test.each([key.slice(1), `${key} `, `${key}ñ`, 'x'.repeat(257)])('is not %j', (given) => {
    const read = () => readSettings({ CLINIC_BOOTSTRAP_API_KEY: given });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow('CLINIC_BOOTSTRAP_API_KEY must have 32 to 256 characters');
  });
});

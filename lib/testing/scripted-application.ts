import { afterAll } from 'vitest';
import { withApplication } from './application';
import { type ScriptedService, startScriptedService } from './scripted-service';

/** Gives the tests of a file an application whose clinic service answers as they tell it to. */
export async function withScriptedService(
  features: 'documented' | 'all',
): Promise<ScriptedService> {
  const service = await startScriptedService();
  withApplication({
    CLINIC_API_URL: service.url.href,
    CLINIC_API_KEY: 'key-of-the-tests',
    CLINIC_API_FEATURES: features,
  });
  afterAll(() => service.close());
  return service;
}

import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { call } from '../testing/call';
import { startService } from '../testing/harness';

const described = z.record(z.string(), z.unknown());

test('the description is OpenAPI, as somebody else reads it', async () => {
  const service = await startService('pglite');
  try {
    const { body } = await call(service, 'GET', '/openapi.json');
    const validator = new Validator();
    const result = await validator.validate(described.parse(body));
    expect(result).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    const broken = { ...described.parse(body), paths: { patients: {} } };
    expect((await new Validator().validate(broken)).valid).toBe(false);
  } finally {
    await service.close();
  }
});

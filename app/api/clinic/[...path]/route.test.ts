import { beforeAll, expect, test } from 'vitest';
import { database } from '@/lib/db/application-database';
import { audit } from '@/lib/db/schema';
import { withApplication } from '@/lib/testing/application';
import { Browser } from '@/lib/testing/browser';
import { afterPassword, makeStaff } from '@/lib/testing/staff';
import { DELETE, PATCH } from './route';

withApplication();

const browser = new Browser();

beforeAll(async () => {
  await afterPassword((await makeStaff('billing')).email, browser);
});

test.each([
  ['PATCH', PATCH, ['patients', 'p1'], { action: 'patients.change', patientId: 'p1' }],
  ['DELETE', DELETE, ['api-keys', 'k1'], { action: 'api-keys.revoke', detail: { keyId: 'k1' } }],
] as const)(
  '%s without the right says on the trail what it was for',
  async (method, handle, path, row) => {
    const route = (request: Request) => handle(request, { params: Promise.resolve({ path }) });
    const answer = await browser.send(route, { method, body: {} });
    expect(answer.status).toBe(403);
    const rows = await (await database()).select().from(audit);
    expect(rows).toContainEqual(
      expect.objectContaining({ ...row, result: 'refused', status: 403 }),
    );
  },
);

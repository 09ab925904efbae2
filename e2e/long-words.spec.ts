import { ROLES } from '@/lib/contract/roles';
import { demoDay } from './support/appointments';
import { expect, test } from './support/fixtures';
import { overflowOf, withoutRoom } from './support/room';
import { addressesOf, LOADING } from './support/screens';

test.use({ stackOptions: { faults: true } });
test.describe.configure({ mode: 'default' });
test.afterEach(({ faults }) => faults.heal());

const WIDTHS = [320, 390, 768, 1280];
const NAME = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4).slice(0, 120);
const STATUS = 'awaiting_authorization_of_the_insurer_ok';

/** Members of answers that are names, and what is as long as a service may make it. */
const LONG: Readonly<Record<string, string>> = {
  firstName: NAME,
  lastName: NAME,
  fullName: NAME,
  name: NAME,
  locationName: NAME,
  payerName: NAME,
  description: NAME,
  status: STATUS,
  statusLabel: STATUS,
  conceptLabel: NAME,
};

const lengthened = (body: string): string => {
  const long = (key: string, value: unknown) =>
    typeof value === 'string' && value !== '' ? (LONG[key] ?? value) : value;
  try {
    return JSON.stringify(JSON.parse(body, long));
  } catch {
    // A document, not an answer.
    return body;
  }
};

for (const role of ROLES) {
  test(`${role}: names of 120 letters and statuses of 40 widen no screen`, async ({
    page,
    apiOf,
    signInAs,
    faults,
    watched,
  }) => {
    watched.allow(/40[049]/);
    const more = role === 'dentist' ? ['/patients/pat-maria-perez/odontogram'] : [];
    const paths = [
      ...(await addressesOf(role, 'lists', apiOf)),
      ...(await addressesOf(role, 'others', apiOf)),
      ...more,
      ...(role === 'billing' ? [] : [`/agenda?date=${demoDay()}`, '/patients/pat-maria-perez']),
    ];
    await signInAs(role);
    faults.fail(({ method, path }) => method === 'GET' && !path.endsWith('/openapi.json'), {
      kind: 'change',
      change: lengthened,
    });
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main').locator(LOADING)).toHaveCount(0);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const where = `${path} at ${width} px`;
        expect.soft(await overflowOf(page), where).toBe(0);
        const { cut } = await withoutRoom(page);
        expect
          .soft(
            cut.filter((word) => word.length > 30),
            `cut off: ${where}`,
          )
          .toEqual([]);
      }
    }
  });
}

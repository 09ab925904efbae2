import { LOCALES } from '@/lib/i18n/locales';
import { expect, test } from './support/fixtures';
import { attendedPatient } from './support/records';
import { WIDTHS, withoutRoom } from './support/room';

const ROOM = { sideways: 0, cut: [], narrow: [], over: [] };

interface Visit {
  readonly id: string;
  readonly patient: { readonly id: string };
}

/** What is filled in, and the screens with the most on one line. */
const SCREENS = {
  receptionist: ({ patient }: Visit) => ['/', '/patients/new', `/patients/${patient.id}`],
  dentist: ({ id, patient }: Visit) => [
    `/patients/${patient.id}/prescriptions/new?appointmentId=${id}`,
    `/patients/${patient.id}/records/new?appointmentId=${id}`,
    `/patients/${patient.id}/records/new?templateId=general-medicine`,
  ],
  billing: ({ id, patient }: Visit) => [
    `/billing/invoices/new?patientId=${patient.id}`,
    `/billing/charges/new?appointmentId=${id}`,
    '/billing/export',
    `/patients/${patient.id}/billing`,
  ],
  admin: () => ['/procedures/new', '/settings/api-keys', '/settings/connection', '/account'],
};

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });
    for (const [role, screensOf] of Object.entries(SCREENS)) {
      test(`${role}: what is filled in has room, and nothing lies over anything, on a screen of any width`, async ({
        page,
        apiOf,
        signInAs,
      }) => {
        const screens = screensOf(await attendedPatient(await apiOf('admin')));
        await signInAs(role as keyof typeof SCREENS);
        for (const path of screens) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 900 });
            expect.soft(await withoutRoom(page), `${path} at ${width} px`).toEqual(ROOM);
          }
        }
      });
    }
  });
}

import { LOCALES } from '@/lib/i18n/locales';
import type { Api } from './support/api';
import { fullDay } from './support/appointments';
import { makeCharge, makePayment } from './support/billing';
import { expect, test } from './support/fixtures';
import { attendedPatient } from './support/records';
import { WIDTHS, withoutRoom } from './support/room';

const ROOM = { sideways: 0, cut: [], broken: [], narrow: [], over: [] };
/** As long as any may be, in one word. */
const REFERENCE = 'A1'.repeat(50);

const LOADING = '[aria-busy="true"], [role="status"][aria-label]';

interface Screens {
  readonly lists: readonly string[];
  readonly others: readonly string[];
}

/** What each role lists, fills in and reads with the most on one line. */
const SCREENS: Readonly<
  Record<'receptionist' | 'dentist' | 'billing' | 'admin', (api: Api) => Promise<Screens>>
> = {
  receptionist: async (api) => {
    const { patient } = await attendedPatient(api);
    return {
      lists: [`/agenda?view=list&date=${fullDay()}`, '/patients', '/procedures'],
      others: ['/', '/schedules', '/patients/new', `/patients/${patient.id}`],
    };
  },
  dentist: async (api) => {
    const { id, patient } = await attendedPatient(api);
    return {
      lists: [],
      others: [
        `/patients/${patient.id}/prescriptions/new?appointmentId=${id}`,
        `/patients/${patient.id}/records/new?appointmentId=${id}`,
        `/patients/${patient.id}/records/new?templateId=general-medicine`,
      ],
    };
  },
  billing: async (api) => {
    const { id, patient } = await attendedPatient(api);
    const charge = await makeCharge(api);
    const paid = { amount: 45_000, method: 'transfer', reference: REFERENCE };
    const payment = await makePayment(api, paid);
    return {
      lists: [
        '/billing/invoices',
        `/billing/invoices/${payment.invoice.id}`,
        '/billing/payments',
        '/billing/patient-shares',
        '/billing/patient-shares?review=flagged',
        `/patients/${charge.patient.id}/billing`,
        `/patients/${payment.patient.id}/billing`,
      ],
      others: [
        `/billing/invoices/new?patientId=${patient.id}`,
        `/billing/charges/new?appointmentId=${id}`,
        '/billing/export',
      ],
    };
  },
  admin: async () => ({
    lists: ['/settings/staff', '/settings/api-keys', '/settings/audit'],
    others: ['/procedures/new', '/settings/connection', '/account'],
  }),
};

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });
    for (const [role, screensOf] of Object.entries(SCREENS)) {
      test(`${role}: everything has room, and nothing lies over anything, on a screen of any width`, async ({
        page,
        apiOf,
        signInAs,
      }) => {
        const { lists, others } = await screensOf(await apiOf('admin'));
        await signInAs(role as keyof typeof SCREENS);
        for (const path of [...lists, ...others]) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('main').locator(LOADING)).toHaveCount(0);
          if (lists.includes(path)) await expect(page.getByRole('table').first()).toBeVisible();
          // The names of the fields stand above the first line alone, where there is room for columns.
          const more = page.locator('[name="add-line"]');
          if (await more.isVisible()) await more.click();
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 900 });
            expect.soft(await withoutRoom(page), `${path} at ${width} px`).toEqual(ROOM);
          }
        }
      });
    }
  });
}

import type { Page } from '@playwright/test';
import { MAX_PAYMENT_REFERENCE } from '@/lib/contract/limits';
import { LOCALES } from '@/lib/i18n/locales';
import type { Api } from './support/api';
import { fullDay } from './support/appointments';
import { makeCharge, makePayment } from './support/billing';
import { expect, test } from './support/fixtures';
import { invoiceForm } from './support/invoices';
import { attendedPatient } from './support/records';
import { saidInRows, WIDTHS, withoutRoom } from './support/room';
import type { Words } from './support/words';

const ROOM = { sideways: 0, cut: [], broken: [], narrow: [], over: [] };
/** The longest that is taken, without a place to break it at. */
const REFERENCE = 'A'.repeat(MAX_PAYMENT_REFERENCE);

const LOADING = '[aria-busy="true"], [role="status"][aria-label]';

const BY_EMAIL = '/patients?search=maria.perez%40correo';
const ROLES = ['receptionist', 'dentist', 'billing', 'admin'] as const;

interface Screens {
  readonly lists: readonly string[];
  readonly others: readonly string[];
}

/** What each role lists, fills in and reads with the most on one line. */
const SCREENS: Readonly<Record<(typeof ROLES)[number], (api: Api) => Promise<Screens>>> = {
  receptionist: async (api) => {
    const { patient } = await attendedPatient(api);
    return {
      lists: [`/agenda?view=list&date=${fullDay()}`, '/patients', BY_EMAIL],
      others: [
        '/',
        '/schedules',
        '/schedules/doc-nanez',
        '/schedules/doc-nanez/outside',
        '/patients/new',
        `/patients/${patient.id}`,
      ],
    };
  },
  dentist: async (api) => {
    const { id, patient } = await attendedPatient(api);
    return {
      lists: ['/procedures'],
      others: [
        '/patients/pat-maria-perez/records',
        '/patients/pat-maria-perez/prescriptions',
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
    for (const role of ROLES) {
      for (const kind of ['lists', 'others'] as const) {
        test(`${role}, ${kind}: everything has room and is said, and nothing lies over anything, on a screen of any width`, async ({
          page,
          t,
          apiOf,
          signInAs,
        }) => {
          const paths = (await SCREENS[role](await apiOf('admin')))[kind];
          await signInAs(role);
          for (const path of paths) {
            await page.goto(path);
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            await expect(page.locator('main').locator(LOADING)).toHaveCount(0);
            if (kind === 'lists') await expect(page.getByRole('table').first()).toBeVisible();
            if (/billing\/.+\/new/.test(path)) await addLine(page, t);
            await page.setViewportSize({ width: Math.max(...WIDTHS), height: 900 });
            const said = await saidInRows(page, leftOut(path, t));
            for (const width of WIDTHS) {
              await page.setViewportSize({ width, height: 900 });
              const where = `${path} at ${width} px`;
              expect.soft(await withoutRoom(page), where).toEqual(ROOM);
              const now = await saidInRows(page, []);
              const unsaid = said.flatMap((words, row) =>
                words.filter((word) => !now[row]?.includes(word)),
              );
              expect.soft(unsaid, `not said: ${where}`).toEqual([]);
            }
          }
        });
      }
    }
  });
}

/**
 * What a narrow table does not say: where a row was asked from is in its details, that somebody is
 * active is the rule, and an address of an e-mail that nobody looked for is in the record.
 */
function leftOut(path: string, t: Words): readonly string[] {
  if (path === '/settings/audit') return [t('audit.columns.address')];
  if (path === BY_EMAIL) return [t('patients.columns.status')];
  return path === '/patients' ? [t('patients.columns.status'), t('patients.columns.email')] : [];
}

/** The names of the fields stand above the first line alone, where there is room for columns. */
async function addLine(page: Page, t: Words): Promise<void> {
  const { add, line } = invoiceForm(page, t);
  await expect(async () => {
    if (!(await line(2).isVisible())) await add.click();
    await expect(line(2)).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { demoAddress, screenAddress } from '@/e2e/support/screen-address';
import { type Stack, startStack } from '@/e2e/support/stack';
import type { Role } from '@/lib/contract/roles';
import { addDays, clinicToday } from '@/lib/kit/dates/clinic-time';
import { holidayOn } from '@/lib/kit/dates/holidays';
import { weekdayOf } from '@/lib/kit/schedule';
import { SCREENS, type Screen, type ScreenName, screenNames } from '@/lib/screens';
import english from '@/messages/en-US.json';
import spanish from '@/messages/es-CO.json';
import { findBrowser } from './browser.mjs';

interface Picture {
  readonly name: string;
  readonly path: string;
  /** Nobody is signed in where it is absent. */
  readonly role?: Role;
  readonly readme?: true;
  /** What a person does before the picture. */
  readonly act?: (page: Page) => Promise<void>;
  /** The page keeps a connection open, so the network is never idle: it is ready with this. */
  readonly ready?: string;
}

interface Look {
  readonly locale: 'es-CO' | 'en-US';
  readonly theme: 'light' | 'dark';
  readonly size: { readonly width: number; readonly height: number };
}

const DAY = at('agenda', `?date=${nextWorkDay()}`);
const ENTRY = '[data-entry]';
const CHART = at('odontogram');
const TOOTH = '[data-tooth]';

const PICTURES: readonly Picture[] = [
  { name: 'sign-in', path: '/login', readme: true },
  {
    name: 'today-receptionist',
    path: at('today'),
    role: 'receptionist',
    act: openSome,
    readme: true,
  },
  { name: 'today-admin', path: at('today'), role: 'admin' },
  { name: 'today-dentist', path: at('today'), role: 'dentist', readme: true },
  { name: 'patients', path: at('patients'), role: 'receptionist' },
  {
    name: 'patients-search',
    path: at('patients', '?search=perez+maria'),
    role: 'receptionist',
    readme: true,
  },
  { name: 'patients-none', path: at('patients', '?search=zzzzzz'), role: 'receptionist' },
  { name: 'patient', path: at('patient'), role: 'receptionist', readme: true },
  {
    name: 'patient-missing',
    path: screenAddress('patient', { patientId: 'nobody' }),
    role: 'dentist',
  },
  { name: 'patient-new', path: at('newPatient'), role: 'receptionist' },
  { name: 'patient-new-refused', path: at('newPatient'), role: 'receptionist', act: submitEmpty },
  { name: 'patient-edit', path: at('editPatient'), role: 'receptionist' },
  { name: 'agenda', path: DAY, role: 'receptionist', ready: ENTRY, readme: true },
  {
    name: 'agenda-week',
    path: `${DAY}&view=week&doctors=doc-quintero`,
    role: 'dentist',
    ready: ENTRY,
    readme: true,
  },
  { name: 'agenda-list', path: `${DAY}&view=list`, role: 'billing', ready: 'h1' },
  {
    name: 'agenda-booking',
    path: `${DAY}&book=10:00&with=doc-quintero&for=pat-maria-perez`,
    role: 'receptionist',
    ready: ENTRY,
    readme: true,
  },
  { name: 'agenda-moving', path: DAY, role: 'receptionist', ready: ENTRY, act: takeInHand },
  { name: 'odontogram', path: CHART, role: 'dentist', ready: TOOTH, readme: true },
  { name: 'odontogram-table', path: `${CHART}?view=table`, role: 'dentist', ready: 'table' },
  { name: 'odontogram-read-only', path: CHART, role: 'admin', ready: TOOTH },
  { name: 'schedules', path: at('schedules'), role: 'receptionist' },
  {
    name: 'schedule-edit',
    path: screenAddress('schedule', { doctorId: 'doc-quintero' }),
    role: 'admin',
    readme: true,
  },
  {
    name: 'schedule-outside',
    path: screenAddress('outsideHours', { doctorId: 'doc-quintero' }),
    role: 'admin',
  },
  {
    name: 'schedule-view',
    path: screenAddress('schedule', { doctorId: 'doc-mosquera' }),
    role: 'dentist',
  },
  { name: 'invoices', path: at('invoices'), role: 'billing', readme: true },
  {
    name: 'invoice',
    path: at('invoices', '?status=partially_paid'),
    role: 'billing',
    act: openInvoice,
    readme: true,
  },
  {
    name: 'invoice-collect',
    path: at('invoices', '?status=partially_paid'),
    role: 'receptionist',
    act: openCollection,
  },
  {
    name: 'invoice-new',
    path: at('newInvoice'),
    role: 'billing',
    act: typeLine,
    readme: true,
  },
  {
    name: 'invoice-of-plan',
    path: at('newInvoice', '&from=plan'),
    role: 'billing',
    ready: 'dialog[open] fieldset',
  },
  { name: 'payments', path: at('payments'), role: 'billing', readme: true },
  {
    name: 'patient-shares',
    path: at('patientShares', '?review=flagged'),
    role: 'billing',
    readme: true,
  },
  { name: 'patient-shares-sums', path: at('patientShares'), role: 'billing', act: openSums },
  { name: 'charge-new', path: at('patients'), role: 'billing', act: openCharge, readme: true },
  { name: 'export', path: at('export'), role: 'billing', readme: true },
  {
    name: 'patient-billing',
    path: at('patients'),
    role: 'billing',
    act: openBilledPatient,
    readme: true,
  },
  { name: 'procedures', path: at('procedures'), role: 'admin', readme: true },
  { name: 'procedure-new', path: at('newProcedure'), role: 'admin' },
  { name: 'records', path: at('today'), role: 'dentist', act: openRecords, readme: true },
  { name: 'record', path: at('today'), role: 'dentist', act: openRecord },
  { name: 'record-new', path: at('today'), role: 'dentist', act: beginRecord, readme: true },
  { name: 'prescriptions', path: at('today'), role: 'dentist', act: openPrescriptions },
  { name: 'prescription', path: at('today'), role: 'dentist', act: openPrescription, readme: true },
  {
    name: 'prescription-new',
    path: at('today'),
    role: 'dentist',
    act: repeatPrescription,
    readme: true,
  },
  { name: 'staff', path: at('staff'), role: 'admin', readme: true },
  { name: 'staff-disable', path: at('staff'), role: 'admin', act: askToDisable },
  { name: 'api-keys', path: at('apiKeys'), role: 'admin', readme: true },
  { name: 'audit', path: at('audit'), role: 'admin', readme: true },
  { name: 'connection', path: at('connection'), role: 'admin', readme: true },
  { name: 'account', path: at('account'), role: 'dentist', readme: true },
  { name: 'no-access', path: at('newPatient'), role: 'billing' },
  { name: 'palette', path: at('today'), role: 'receptionist', act: searchEverywhere, readme: true },
  { name: 'palette-of-patient', path: at('today'), role: 'dentist', act: openPaletteOfPatient },
  {
    name: 'keyboard-map',
    path: at('patients'),
    role: 'receptionist',
    act: openKeyboardMap,
    readme: true,
  },
];

/** Screens without a picture above, as they open. */
const OTHERS: readonly Picture[] = screenNames().flatMap((screen) => {
  const name = screen.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const path = demoAddress(screen);
  const { example }: Screen = SCREENS[screen];
  if (!example || path === undefined) return [];
  const isTaken = PICTURES.some(
    (one) => one.name === name || one.path.split('?')[0] === path.split('?')[0],
  );
  return isTaken ? [] : [{ name, path, role: example.as }];
});

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const ALL_LOOKS: readonly Look[] = (['es-CO', 'en-US'] as const).flatMap((locale) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    [DESKTOP, PHONE].map((size) => ({ locale, theme, size })),
  ),
);

/** A screen of the demo clinic. */
function at(name: ScreenName, more = ''): string {
  return `${demoAddress(name)}${more}`;
}

/** What the interface says, in the language of either look. */
function either(word: (messages: typeof spanish) => string): RegExp {
  return new RegExp(`^(${[spanish, english].map(word).join('|')})$`);
}

/** The agenda of a day of rest would be empty. */
function nextWorkDay(): string {
  let date = clinicToday('America/Bogota', new Date());
  const isRest = () => ['saturday', 'sunday'].includes(weekdayOf(date)) || holidayOn(date);
  while (isRest()) date = addDays(date, 1);
  return date;
}

async function takeInHand(page: Page): Promise<void> {
  await page.locator(ENTRY).first().focus();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
}

async function openSome(page: Page): Promise<void> {
  await page.goto('/patients?search=perez');
  const links = await page.locator('main a[href^="/patients/"]:not([href="/patients/new"])').all();
  const paths = await Promise.all(links.slice(0, 4).map((link) => link.getAttribute('href')));
  for (const path of paths) await page.goto(path ?? '/');
  await page.goto('/');
}

async function submitEmpty(page: Page): Promise<void> {
  await page.locator('main form button[type=submit]').click();
}

async function openInvoice(page: Page): Promise<void> {
  await page.locator('main table a[href^="/billing/invoices/"]').first().click();
  await page.locator('main h1').filter({ hasText: 'F-' }).waitFor();
}

async function openCollection(page: Page): Promise<void> {
  await openInvoice(page);
  await page
    .getByRole('button', { name: either(({ invoices }) => invoices.detail.collect) })
    .first()
    .click();
  await page.locator('dialog[open]').waitFor();
}

async function typeLine(page: Page): Promise<void> {
  await page.locator('main [role=group] input').first().fill('control');
  await page.locator('[role=option]').first().click();
}

async function openBilledPatient(page: Page): Promise<void> {
  await page.goto('/billing/invoices?status=partially_paid');
  await openInvoice(page);
  await page.locator('main a[href$="/billing"]').first().click();
  await page.waitForURL(/patients.*billing$/);
}

async function openSums(page: Page): Promise<void> {
  await page
    .getByText(either(({ patientShares }) => patientShares.totals.byConcept))
    .first()
    .click();
}

async function askToDisable(page: Page): Promise<void> {
  await page.locator('tr', { hasText: 'odontologia@' }).getByRole('button').click();
  await page
    .getByRole('button', { name: either(({ staff }) => staff.manage.deeds.disable.do) })
    .first()
    .click();
}

async function openCharge(page: Page): Promise<void> {
  await page.goto(screenAddress('newCharge', { patientId: 'pat-maria-perez' }));
  await page.locator('main ul a[href*="appointmentId"]').first().click();
  await page.locator('main select[name=payer]').waitFor();
}

/** Somebody who was written a record or a prescription lately. */
async function writtenFor(page: Page, path: string): Promise<string> {
  const { data } = await (await page.request.get(`/api/clinic/emr/${path}?limit=1`)).json();
  return `/patients/${data[0].patientId}`;
}

async function openRecords(page: Page): Promise<void> {
  await page.goto(`${await writtenFor(page, 'medical-records')}/records`);
}

async function openRecord(page: Page): Promise<void> {
  await openRecords(page);
  await page.locator('article a[href*="/records/"]').first().click();
  await page.locator('main textarea').waitFor();
}

async function beginRecord(page: Page): Promise<void> {
  await page.goto(`${await writtenFor(page, 'medical-records')}/records/new`);
  await page.locator('main select:has(option[value=evolution])').selectOption('evolution');
  await page.locator('main textarea').first().waitFor();
}

async function openPrescriptions(page: Page): Promise<void> {
  await page.goto(`${await writtenFor(page, 'prescriptions')}/prescriptions`);
}

async function openPrescription(page: Page): Promise<void> {
  await openPrescriptions(page);
  await page.locator('article a[href*="/prescriptions/"]:not([href*="/new"])').first().click();
  await page.locator('[data-sheet]').waitFor();
}

async function repeatPrescription(page: Page): Promise<void> {
  await openPrescriptions(page);
  await page.locator('article a[href*="repeat="]').first().click();
  await page.locator('main fieldset, main [role=group]').first().waitFor();
}

async function openKeyboardMap(page: Page): Promise<void> {
  await page.keyboard.press('?');
  await page.locator('dialog[open]').waitFor();
}

/** What may be done with the patient on the screen stands first. */
async function openPaletteOfPatient(page: Page): Promise<void> {
  await openRecords(page);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Control+k');
  await page.locator('dialog[open] [role=option]').first().waitFor();
}

async function searchEverywhere(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.locator('dialog[open] input').fill('perez maria');
  await page.getByRole('option', { name: /P.rez/ }).first().waitFor();
}

async function take(browser: Browser, stack: Stack, screen: Picture, look: Look, file: string) {
  const context = await browser.newContext({
    baseURL: stack.url,
    locale: look.locale,
    viewport: look.size,
    colorScheme: look.theme,
    timezoneId: 'America/Bogota',
    reducedMotion: 'reduce',
  });
  if (screen.role) {
    await context.request.post('/api/auth/demo', {
      data: { role: screen.role },
      headers: { origin: stack.url, 'x-requested-with': 'clinic-admin' },
    });
  }
  // Signing in brings the person's own choices; these pictures want the look that was asked for.
  await context.addCookies([
    { name: 'locale', value: look.locale, url: stack.url },
    { name: 'theme', value: look.theme, url: stack.url },
  ]);
  const page = await context.newPage();
  await page.goto(screen.path, { waitUntil: screen.ready ? 'load' : 'networkidle' });
  if (screen.ready) await page.locator(screen.ready).first().waitFor();
  await screen.act?.(page);
  if (!screen.ready) await page.waitForLoadState('networkidle');
  await page.locator('.motion-safe\\:animate-pulse').first().waitFor({ state: 'detached' });
  await page.screenshot({ path: file });
  await context.close();
}

/** With a folder every screen in every look, or those that are named; without one the README's. */
async function main([folder, ...names]: readonly string[]): Promise<void> {
  const stack = await startStack();
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    chromiumSandbox: process.getuid?.() !== 0,
  });
  try {
    for (const screen of [...PICTURES, ...OTHERS]) {
      if (names.length > 0 && !names.includes(screen.name)) continue;
      if (folder === undefined) {
        if (!screen.readme) continue;
        const look = { locale: 'es-CO', theme: 'light', size: DESKTOP } as const;
        await take(browser, stack, screen, look, join('docs', 'screenshots', `${screen.name}.png`));
        continue;
      }
      for (const look of ALL_LOOKS) {
        const size = look.size === PHONE ? 'phone' : 'desktop';
        const file = join(folder, `${screen.name}-${look.locale}-${look.theme}-${size}.png`);
        await take(browser, stack, screen, look, file);
      }
    }
  } finally {
    await browser.close();
    await stack.stop();
  }
}

await main(process.argv.slice(2));

import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fullName } from '@/lib/kit/text/full-name';
import { makePatient } from '../support/api';
import { bookAppointment, recentDay } from '../support/appointments';
import { expect, test } from '../support/fixtures';
import { answerLeaving } from '../support/leaving';
import { openSearch } from '../support/open-search';

/** What somebody typed, in words that stand nowhere else. */
const TYPED = 'Zumbidoxq al morder hielo';

/** Every file of a folder in which one of the words stands, however the browser writes text down. */
async function filesWith(folder: string, words: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path);
    for (const word of words) {
      if (content.includes(word) || content.includes(Buffer.from(word, 'utf16le'))) {
        found.push(`${path.slice(folder.length + 1)}: ${word}`);
      }
    }
  }
  return found;
}

test('a day’s work leaves nobody in the files of the browser', async ({
  apiOf,
  launchOptions,
  playwright,
  stack,
  t,
}, testInfo) => {
  const desk = await apiOf('admin');
  const patient = await makePatient(desk, {
    documentType: 'CC',
    documentNumber: '7314159265',
    phone: '+573009999888',
  });
  const { id, date } = await bookAppointment(desk, await recentDay(desk), { patient });
  const folder = testInfo.outputPath('profile');
  const context = await playwright.chromium.launchPersistentContext(folder, {
    ...launchOptions,
    baseURL: stack.url,
    locale: 'es-CO',
  });
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto('/login');
  await page
    .getByRole('button', { name: `${t('auth.demo.enterAs')} ${t('common.roles.dentist')}` })
    .click();
  await expect(page).toHaveURL('/');
  const heading = page.getByRole('heading', { level: 1, name: patient.lastName });

  // What is typed over the list of patients stands in its address, and addresses are remembered.
  await openSearch(page, t, 'Control+k');
  await page.keyboard.type(patient.documentNumber ?? '');
  await page.getByRole('option', { name: patient.lastName }).click();
  await expect(heading).toBeVisible();
  await page.goto(`/agenda?date=${date}&appointment=${id}`);
  await page.getByRole('link', { name: t('appointment.record') }).click();
  await page.getByRole('combobox', { name: t('records.form.template') }).selectOption('evolution');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Procedimiento').fill(TYPED);
  await field('Descripción').fill(TYPED);
  await field('Indicaciones').fill('Ninguna.');
  await page.getByRole('button', { name: t('records.form.submit') }).click();
  await expect(page).toHaveURL(/records#/);
  await expect(page.getByText(TYPED).first()).toBeVisible();
  // Something that is never sent, of which the browser keeps a draft.
  await page.goto(`/patients/${patient.id}/prescriptions/new`);
  await page.getByRole('textbox', { name: t('prescriptions.form.diagnosis') }).fill(TYPED);
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => /:draft:/.test(name)));
  await expect.poll(drafts).toHaveLength(1);
  await page.goto(`/patients/${patient.id}/odontogram`);
  await expect(heading).toBeVisible();
  // The files of a browser that was ended in mid-work are looked at too.
  const names = [patient.lastName, patient.documentNumber ?? '', '3009999888', TYPED.slice(0, 9)];
  const copy = testInfo.outputPath('ended');
  await cp(folder, copy, { recursive: true, filter: (path) => !/Singleton/.test(path) });
  expect(await filesWith(copy, names)).toEqual([]);
  await page.getByRole('button', { name: t('shell.account') }).click();
  await page.getByRole('button', { name: t('shell.signOut') }).click();
  const left = t('common.unsavedDrafts', { names: fullName(patient) });
  await answerLeaving(page, t, left, 'leave');
  await expect(page).toHaveURL(/login/);
  await context.close();

  // It did write its files, and to this folder.
  expect((await filesWith(folder, [new URL(stack.url).host])).length).toBeGreaterThan(0);
  expect(await filesWith(folder, names)).toEqual([]);
  for (const files of [folder, copy]) await rm(files, { recursive: true });
});

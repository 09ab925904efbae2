import { timeOf } from '@/lib/kit/dates/span';
import { type Api, makePatient } from './support/api';
import { farDay } from './support/appointments';
import { expect, test } from './support/fixtures';

const DOCTORS = 8;
const EACH = 50;
const MINUTES = 10;

// It books them one after the other with each doctor.
test.setTimeout(120_000);

/** Fifty visits of ten minutes with each of eight doctors, from seven in the morning. */
async function fill(api: Api, date: string): Promise<void> {
  const [{ id: patientId }, procedures, doctors] = await Promise.all([
    makePatient(api),
    api.get('/api/clinic/clinical-procedures?limit=1').then((answer) => answer.json()),
    api.get('/api/clinic/doctors?limit=100').then((answer) => answer.json()),
  ]);
  const listed: { id: string; locationIds: string[]; status: string }[] = doctors.data;
  const chosen = listed.filter(({ status }) => status === 'active').slice(0, DOCTORS);
  await Promise.all(
    chosen.map(async ({ id: doctorId, locationIds }) => {
      for (let visit = 0; visit < EACH; visit += 1) {
        const from = 420 + visit * MINUTES;
        const answer = await api.send('POST', '/api/clinic/appointments', {
          patientId,
          doctorId,
          locationId: locationIds[0],
          procedureId: procedures.data[0].id,
          startTime: `${date}T${timeOf(from)}:00-05:00`,
          endTime: `${date}T${timeOf(from + MINUTES)}:00-05:00`,
        });
        expect(answer.status(), await answer.text()).toBe(200);
      }
    }),
  );
}

test('four hundred appointments in one day are all there, in the grid and in the list', async ({
  page,
  t,
  apiOf,
  signInAs,
}) => {
  const api = await apiOf('receptionist');
  const date = farDay();
  await fill(api, date);
  await signInAs('receptionist');
  await page.goto(`/agenda?date=${date}`);
  const all = DOCTORS * EACH;
  await expect(page.getByText(t('agenda.total', { count: all }))).toBeVisible();
  await expect(page.locator('[data-entry]')).toHaveCount(all);
  // Keys count once the page has come alive, which takes a while with so many.
  await expect(async () => {
    await page.locator('body').press('l');
    await expect(page).toHaveURL(/view=list/, { timeout: 1_000 });
  }).toPass();
  await expect(page.locator('a[data-row]')).toHaveCount(all);
});

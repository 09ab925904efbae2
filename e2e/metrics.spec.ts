import { sparePort } from '@/scripts/support/ports.mjs';
import { makePatient } from './support/api';
import { test as base, expect } from './support/fixtures';
import { holdsSecret } from './support/stack';

const test = base.extend<object, { metricsPort: number }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
  metricsPort: [async ({}, use) => use(await sparePort()), { scope: 'worker' }],
  stackOptions: [
    ({ metricsPort }, use) =>
      use({
        faults: true,
        env: { METRICS_PORT: String(metricsPort) },
        serviceEnv: { CLINIC_SEED: 'empty' },
      }),
    { scope: 'worker' },
  ],
});

test('Prometheus finds how the application does on a port of its own, and nobody in it', async ({
  page,
  apiOf,
  signInAs,
  faults,
  stack,
  metricsPort,
}) => {
  const scrape = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const api = await apiOf('receptionist');
  const patient = await makePatient(api);
  await signInAs('receptionist');
  await page.goto(`/patients?search=${patient.lastName}`);
  await page.goto('/agenda');

  await expect.poll(scrape).toMatch(/^event_streams 1$/m);
  const told = await scrape();
  expect(told).toMatch(/^process_resident_memory_bytes \d/m);
  expect(told).toMatch(
    /^http_request_duration_seconds_count\{kind="page",method="GET",status="2xx"\} \d/m,
  );
  expect(told).toMatch(
    /^clinic_service_call_duration_seconds_count\{operation="patients.create",outcome="answered"\} 1$/m,
  );
  expect(told).toMatch(/^clinic_service_breakers_open 0$/m);
  expect(holdsSecret(told)).toBe(false);
  for (const word of [patient.id, patient.lastName, 'demo.clinic'])
    expect(told).not.toContain(word);

  faults.fail(() => true, { kind: 'answer', status: 500, body: '{}' });
  for (let turn = 0; turn < 6; turn += 1) await api.get(`/api/clinic/patients/nobody-${turn}`);
  await expect.poll(scrape).toMatch(/^clinic_service_breakers_open [1-9]/m);
  await faults.heal();

  // Nothing of it where people come.
  expect((await api.get('/metrics')).status()).toBe(404);
  expect((await fetch(`http://127.0.0.1:${metricsPort}/healthz`)).status).toBe(404);
  expect((await fetch(`${stack.url}/metrics`, { redirect: 'manual' })).status).not.toBe(200);
});

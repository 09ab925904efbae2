import { setTimeout as pause } from 'node:timers/promises';
import type { AgendaSnapshot } from '@/lib/agenda/agenda-snapshot';
import { API_PREFIX } from '@/lib/contract/operation';
import { addDays } from '@/lib/kit/dates/clinic-time';
import type { Bench, Figure, Row } from '../figure';
import { startCountingProxy } from '../reference/counting-proxy';
import { startBehind } from '../stack/behind';
import { bearer, runClinic } from '../stack/clinic';
import { signIn } from '../stack/sign-in';
import { median } from '../statistics';

const BROWSERS = 200;
/** Streams that one session may have open. */
const PER_SESSION = 3;
const WATCHED_MS = 30_000;
/** The application reads a day that is looked at so often. */
const EVERY_MS = 1_000;
const CHANGES = 6;

/** Many browsers look at one day; the service is asked once for all, and all see what changes. */
export const agendaLive: Row = { id: 'agenda-live', measure };

async function measure(bench: Bench): Promise<Figure[]> {
  const { service } = await runClinic(bench);
  const proxy = await startCountingProxy(service.url, 0);
  bench.after(proxy.close);
  const url = await startBehind(bench, proxy.port, service.apiKey);
  const cookies: string[] = [];
  while (cookies.length * PER_SESSION < BROWSERS) cookies.push(await signIn(url));
  const { date, id } = await confirmedOne(url, cookies[0] ?? '');

  bench.say(`opening ${BROWSERS} streams`);
  const over = new AbortController();
  bench.after(async () => over.abort());
  const told: number[] = [];
  const listeners = Array.from({ length: BROWSERS }, (_, index) =>
    listen(
      `${url}/api/agenda/stream?from=${date}&to=${date}`,
      cookies[Math.floor(index / PER_SESSION)] ?? '',
      over.signal,
      () => told.push(performance.now()),
    ),
  );
  await Promise.all(listeners);

  bench.say('counting calls');
  const before = proxy.seen.length;
  await pause(WATCHED_MS);
  const calls = proxy.seen.slice(before).filter((path) => path.includes(`from=${date}`));
  // A full day has several pages; each reading begins with the first.
  const readings = calls.filter((path) => /[?&]page=1(&|$)/.test(path)).length;

  const delays: number[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    told.length = 0;
    // By another program: nobody tells the application.
    await setStatus(service, id, change % 2 === 0 ? 'canceled' : 'confirmed');
    const changed = performance.now();
    while (told.length < BROWSERS && performance.now() - changed < 10_000) await pause(20);
    if (told.length !== BROWSERS) throw new Error(`${told.length} of ${BROWSERS} were told`);
    delays.push(...told.map((at) => at - changed));
    // The next change falls elsewhere between two readings.
    await pause(EVERY_MS * (0.3 + change / CHANGES));
  }
  const minutes = WATCHED_MS / 60_000;
  return [
    {
      name: `${BROWSERS} browsers on one agenda day: readings of the day a second`,
      unit: 'readings',
      measured: readings / (WATCHED_MS / EVERY_MS),
      bar: { at: 'most', value: 1 },
      detail: { 'calls a minute, all pages': calls.length / minutes },
    },
    {
      name: `${BROWSERS} browsers: a change made elsewhere is told to the last of them`,
      unit: 'ms',
      measured: Math.max(...delays),
      bar: { at: 'most', value: 2_000 },
      detail: { median: `${median(delays).toFixed(0)} ms` },
    },
  ];
}

/** A confirmed appointment of the days to come. */
async function confirmedOne(url: string, cookie: string) {
  const today = new Date().toISOString().slice(0, 10);
  for (let day = 1; day < 14; day += 1) {
    const date = addDays(today, day);
    const response = await fetch(`${url}/api/agenda?from=${date}&to=${date}`, {
      headers: { cookie },
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    // Our own handler answers with this very type.
    const { entries } = (await response.json()) as AgendaSnapshot;
    const entry = entries.find((each) => each.status === 'confirmed');
    if (entry) return { date, id: entry.id };
  }
  throw new Error('Nobody has an appointment in two weeks.');
}

/** Resolves when the day has come; `onChange` is called for each change after it. */
async function listen(
  url: string,
  cookie: string,
  signal: AbortSignal,
  onChange: () => void,
): Promise<void> {
  const response = await fetch(url, { headers: { cookie }, signal });
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (event: string) => {
    while (!text.includes(event)) {
      const { value, done } = await reader.read();
      if (done) throw new Error('A stream ended.');
      text += value;
    }
    text = text.slice(text.indexOf(event) + event.length);
  };
  await next('event: snapshot');
  const follow = async () => {
    for (;;) {
      await next('event: change');
      onChange();
    }
  };
  follow().catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

async function setStatus(
  { url, apiKey }: { readonly url: string; readonly apiKey: string },
  id: string,
  status: string,
): Promise<void> {
  const response = await fetch(`${url}${API_PREFIX}/appointments/${id}`, {
    method: 'PATCH',
    headers: { ...bearer(apiKey), 'content-type': 'application/json' },
    body: JSON.stringify({ status }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
}

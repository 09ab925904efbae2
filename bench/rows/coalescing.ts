import type { Bench, Figure, Row } from '../figure';
import { startCountingProxy } from '../reference/counting-proxy';
import { startBehind } from '../stack/behind';
import { runClinic } from '../stack/clinic';
import { signIn } from '../stack/sign-in';

const READERS = 100;
/** Long enough for all the readers to have asked before the first answer is there. */
const HOLD_MS = 5_000;
const SEARCH = '/patients?search=perez';

/** Many people ask for the same at once; the service is asked for it once. */
export const coalescing: Row = { id: 'coalescing', measure };

async function measure(bench: Bench): Promise<Figure[]> {
  const { service } = await runClinic(bench);
  const proxy = await startCountingProxy(service.url, HOLD_MS);
  bench.after(proxy.close);
  const url = await startBehind(bench, proxy.port, service.apiKey);
  const cookie = await signIn(url);

  const read = async () => {
    const response = await fetch(`${url}/api/clinic${SEARCH}`, { headers: { cookie } });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return response.text();
  };
  const answers = new Set(await Promise.all(Array.from({ length: READERS }, read)));
  if (answers.size !== 1) throw new Error('The readers were answered differently.');
  return [
    {
      name: `${READERS} identical reads at once: calls to the service`,
      unit: 'calls',
      measured: proxy.seen.filter((path) => path.includes('search=perez')).length,
      bar: { at: 'most', value: 1 },
    },
  ];
}

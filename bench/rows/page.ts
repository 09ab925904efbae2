import type { Bench, Figure, Row } from '../figure';
import { ratioOf, throughputs } from '../load/throughput';
import { runBareApp } from '../reference/bare-app';
import { runClinic } from '../stack/clinic';
import { median } from '../statistics';

const CONNECTIONS = 16;
const ROWS = 20;
/** Of the demo clinic's 250: neighbouring requests ask for different ones. */
const PAGES = 100;

/** The patients page as the server renders it, beside the same table on a bare page. */
export const page: Row = { id: 'page', measure };

async function measure(bench: Bench): Promise<Figure[]> {
  const { url, cookie, service } = await runClinic(bench);
  const bare = await runBareApp(service);
  bench.after(bare.stop);
  const paths = Array.from({ length: PAGES }, (_, index) => `/patients?page=${index + 1}`);
  const bytes = {
    measured: await checkedSize(`${url}${paths[1]}`, cookie),
    reference: await checkedSize(`${bare.url}${paths[1]}`, ''),
  };
  bench.say('throughput');
  const { measured, reference } = await throughputs({
    measured: { url, paths, headers: { cookie }, connections: CONNECTIONS },
    reference: { url: bare.url, paths, connections: CONNECTIONS },
  });
  return [
    {
      name: 'patients page, 20 rows, 16 connections: beside a bare page',
      unit: 'requests/s',
      measured: median(measured),
      reference: median(reference),
      ratio: ratioOf(measured, reference),
      bar: { at: 'least', value: 0.6 },
      detail: { 'bytes of HTML': bytes.measured, 'bytes of the bare page': bytes.reference },
    },
  ];
}

/** Bytes of the page; throws when it does not show 20 patients. */
async function checkedSize(url: string, cookie: string): Promise<number> {
  const response = await fetch(url, { headers: { cookie }, redirect: 'manual' });
  const html = await response.text();
  const rows = html.match(/<tr[ >]/g)?.length ?? 0;
  if (!response.ok || rows !== ROWS + 1) {
    throw new Error(`${url}: status ${response.status}, ${rows} rows of a table`);
  }
  return Buffer.byteLength(html);
}

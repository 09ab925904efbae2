import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { addDays, daysBetween } from '@/lib/kit/dates/clinic-time';
import { ClinicError } from '@/lib/server/clinic/errors';
import { openArchive } from './invoice-archive.server';

const WORDS = { file: 'FALTAN.txt', explain: 'Estos días no caben:' };
const HEAD = '\uFEFF"Archivo","Total"';
const LIMIT = 100;
const refusal = (status: number, code: string) =>
  new ClinicError(status, code, { operation: 'invoices.export', correlationId: 'test' });

/** A service that gives at most `LIMIT` documents; so many of each day. */
function service(perDay: (day: string) => number) {
  return vi.fn(async ({ from, to }: { from: string; to: string }) => {
    const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, n) => addDays(from, n));
    const names = days.flatMap((day) =>
      Array.from({ length: perDay(day) }, (_, n) => `Facturas/${day}-${n}.pdf`),
    );
    if (names.length > LIMIT) throw refusal(409, 'EXPORT_TOO_LARGE');
    const account = 'Cuentas/CC-1.pdf';
    const rows = [HEAD, ...[...names, account].map((name) => `"${name}","1"`), ''];
    const bytes = zipSync({
      ...Object.fromEntries([...names, account].map((name) => [name, strToU8(name)])),
      'relación.csv': strToU8(rows.join('\r\n')),
    });
    return {
      contentType: 'application/zip',
      fileName: `facturas ${from} ${to}.zip`,
      length: bytes.byteLength,
      stream: new Response(bytes).body as ReadableStream<Uint8Array>,
    };
  });
}

const filesOf = async (stream: ReadableStream) =>
  unzipSync(new Uint8Array(await new Response(stream).arrayBuffer()));

test('a period that fits is passed on as it comes', async () => {
  const open = service(() => 3);
  const period = { from: '2026-11-01', to: '2026-11-30' };
  const { fileName, length, stream } = await openArchive(period, open, WORDS);
  expect([fileName, length]).toEqual(['facturas 2026-11-01 2026-11-30.zip', expect.any(Number)]);
  expect(Object.keys(await filesOf(stream))).toHaveLength(92);
  expect(open).toHaveBeenCalledTimes(1);
});

test('3.000 documents come in one archive, each once, with one manifest', async () => {
  const open = service(() => 100);
  const { stream } = await openArchive({ from: '2026-11-01', to: '2026-11-30' }, open, WORDS);
  const files = await filesOf(stream);
  expect(Object.keys(files).filter((name) => name.startsWith('Facturas/'))).toHaveLength(3_000);
  const text = new TextDecoder('utf-8', { ignoreBOM: true });
  const manifest = text.decode(files['relación.csv']).split('\r\n');
  expect(manifest[0]).toBe(HEAD);
  expect(manifest.filter((line) => line.includes('Cuentas'))).toHaveLength(1);
  // Head, documents, the account and the end of the last line.
  expect(manifest).toHaveLength(3_003);
  expect(files[WORDS.file]).toBeUndefined();
});

test('a day with more than fit is named in the archive, beside the others', async () => {
  const open = service((day) => (day === '2026-11-07' ? 101 : 40));
  const { stream } = await openArchive({ from: '2026-11-05', to: '2026-11-08' }, open, WORDS);
  const files = await filesOf(stream);
  expect(Object.keys(files).filter((name) => name.startsWith('Facturas/'))).toHaveLength(120);
  expect(strFromU8(files[WORDS.file] ?? new Uint8Array())).toBe(
    'Estos días no caben:\r\n2026-11-07\r\n',
  );
});

test('what goes wrong before the first part is thrown, not sent as a file', async () => {
  const open = vi
    .fn()
    .mockRejectedValueOnce(refusal(409, 'EXPORT_TOO_LARGE'))
    .mockRejectedValue(refusal(503, 'UPSTREAM'));
  const period = { from: '2026-11-05', to: '2026-11-08' };
  await expect(openArchive(period, open, WORDS)).rejects.toMatchObject({ status: 503 });
});

test('who stops reading half way ends the asking', async () => {
  const open = service(() => 100);
  const { stream } = await openArchive({ from: '2026-11-01', to: '2026-11-30' }, open, WORDS);
  const reader = stream.getReader();
  await reader.read();
  await reader.cancel();
  const asked = open.mock.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(open.mock.calls.length).toBe(asked);
  expect(asked).toBeLessThan(12);
});

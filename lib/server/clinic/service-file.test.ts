import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { serviceFile } from './service-file';
import { AnswerTooLargeError, type WireFile } from './transport';

function wireFile(given: Partial<WireFile> = {}): WireFile {
  return {
    status: 200,
    contentType: 'application/pdf',
    disposition: 'attachment; filename="Recibo 1.pdf"',
    length: undefined,
    body: Readable.from([Buffer.from('one'), Buffer.from('two')]),
    ...given,
  };
}

const read = (stream: ReadableStream) => text(stream as Parameters<typeof text>[0]);

test('passes a document through as it comes', async () => {
  const { stream, ...told } = serviceFile(wireFile({ length: 6 }), 'receipt', 100);
  expect(told).toEqual({ contentType: 'application/pdf', fileName: 'Recibo 1.pdf', length: 6 });
  expect(await read(stream)).toBe('onetwo');
});

test.each([
  ['text/html; charset=utf-8', 'application/octet-stream'],
  ['image/svg+xml', 'application/octet-stream'],
  ['application/xhtml+xml', 'application/octet-stream'],
  ['nonsense\u0000', 'application/octet-stream'],
  [undefined, 'application/octet-stream'],
  ['Image/PNG', 'image/png'],
])('says of %s that it is %s', (contentType, said) => {
  expect(serviceFile(wireFile({ contentType }), 'receipt', 100).contentType).toBe(said);
});

test('names what the service does not name', () => {
  const name = (given: Partial<WireFile>) =>
    serviceFile(wireFile({ disposition: undefined, ...given }), 'payments-receipt', 100).fileName;
  expect(name({})).toBe('payments-receipt.pdf');
  expect(name({ contentType: 'text/html' })).toBe('payments-receipt');
});

test('does not begin what is said to be too large', () => {
  const file = wireFile({ length: 101 });
  expect(() => serviceFile(file, 'receipt', 100)).toThrow(AnswerTooLargeError);
  expect(file.body.destroyed).toBe(true);
});

test('breaks off what turns out to be too large, and what the browser no longer wants', async () => {
  const endless = wireFile({
    body: Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc(60);
      })(),
    ),
  });
  await expect(read(serviceFile(endless, 'receipt', 100).stream)).rejects.toThrow();
  expect(endless.body.destroyed).toBe(true);
  const unwanted = wireFile();
  await serviceFile(unwanted, 'receipt', 100).stream.cancel();
  await vi.waitFor(() => expect(unwanted.body.destroyed).toBe(true));
});

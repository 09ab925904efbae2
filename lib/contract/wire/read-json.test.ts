import { describe, expect, test } from 'vitest';
import { BodyBrokenOffError, BodyTooLargeError, MalformedJsonError, readJson } from './read-json';

const url = 'http://127.0.0.1/';

function streamed(chunks: readonly string[], headers: Record<string, string> = {}): Request {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' };
  return new Request(url, init);
}

describe('a JSON body', () => {
  test('is read whole', async () => {
    expect(await readJson(streamed(['{"name":', '"Pérez"}']))).toEqual({ name: 'Pérez' });
  });

  test('may be absent', async () => {
    expect(await readJson(new Request(url, { method: 'POST' }))).toBeUndefined();
    expect(await readJson(streamed([]))).toBeUndefined();
  });

  test('is refused where it is none', async () => {
    for (const text of ['{', 'name=1', '{"a":1}}']) {
      await expect(readJson(streamed([text]))).rejects.toThrow(MalformedJsonError);
    }
    const request = new Request(url, { method: 'POST', body: new Uint8Array([0x22, 0xff, 0x22]) });
    await expect(readJson(request)).rejects.toThrow(MalformedJsonError);
  });

  test('is counted as it comes, whatever length it claims', async () => {
    const exact = JSON.stringify('x'.repeat(98));
    expect(await readJson(streamed([exact]), 100)).toHaveLength(98);
    await expect(readJson(streamed([exact, ' ']), 100)).rejects.toThrow(BodyTooLargeError);
    const lying = streamed([exact, exact], { 'content-length': '10' });
    await expect(readJson(lying, 100)).rejects.toThrow(BodyTooLargeError);
  });

  test('that breaks off is told from one that is wrong', async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.error(new Error('aborted')),
    });
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
    await expect(readJson(new Request(url, init))).rejects.toThrow(BodyBrokenOffError);
  });

  test('is not begun when it says that it is too long', async () => {
    const request = streamed(['{}'], { 'content-length': '2000000' });
    await expect(readJson(request)).rejects.toThrow(BodyTooLargeError);
  });
});

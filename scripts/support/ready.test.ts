import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { expect, test, vi } from 'vitest';
import { startChild } from './child.mjs';
import { epitaph, waitUntilReady } from './ready.mjs';
import { supervise } from './supervise.mjs';

const program = (text: string) =>
  startChild({ name: 'child', args: ['--input-type=module', '-e', text] });

test('what could not start has said why, whatever it printed besides', async () => {
  const child = program(`
    console.log('Some banner');
    console.log('{"level":50,"err":{"stack":"…"}}');
    console.error('CLINIC_FILE is wrong:\\n  name is missing.\\n  It works at 10:30:00');
    process.exit(1);
  `);
  expect(await epitaph(child)).toBe(
    'CLINIC_FILE is wrong:\n  name is missing.\n  It works at 10:30:00',
  );
});

test.each([
  ['console.log("its log"); nobody.caught()', 'exit code 1'],
  ['console.error(new Error("fatal")); process.exit(1)', 'exit code 1'],
  ["console.error('fatal'); process.exit(7)", 'exit code 7'],
  ["console.log('fatal'); process.exit(1)", 'exit code 1'],
])('of any other end all that was said last is told: %s', async (text, how) => {
  const told = await epitaph(program(text));
  expect(told).toMatch(`The child ended by itself (${how}). It said last:\n`);
});

test('what is asked to end before it is ready is asked no more whether it is', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const server = createServer();
  const asked = once(server, 'request');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const child = program('setInterval(() => undefined, 1_000)');
  try {
    const ended = supervise([child], (ending) =>
      waitUntilReady(child, { url: `http://127.0.0.1:${port}/`, deadlineMs: 60_000, ending }),
    );
    const [request]: IncomingMessage[] = await asked;
    process.emit('SIGTERM', 'SIGTERM');
    if (request) await once(request.socket, 'close');
    expect(await ended).toBe(0);
    expect(child.isRunning()).toBe(false);
    expect(log.mock.calls).toEqual([['Ending. A second Ctrl-C ends it at once.']]);
  } finally {
    log.mockRestore();
    server.closeAllConnections();
    server.close();
  }
});

test('what a child said on its error stream as it started is passed on once all are ready', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const child = program(`
    console.log('{"level":30}');
    console.log('{"level":40,"msg":"The audit trail was written with another key before"}');
    console.error('What is stored stays.');
    setInterval(() => undefined, 1_000);
  `);
  try {
    const ended = supervise([child], async () => {
      await vi.waitUntil(() => child.lastErrors().length === 1, { timeout: 30_000 });
    });
    await vi.waitUntil(() => error.mock.calls.length > 0, { timeout: 30_000 });
    expect(error.mock.calls).toEqual([
      ['What is stored stays.'],
      ['{"level":40,"msg":"The audit trail was written with another key before"}'],
    ]);
    process.emit('SIGTERM', 'SIGTERM');
    expect(await ended).toBe(0);
  } finally {
    error.mockRestore();
  }
});

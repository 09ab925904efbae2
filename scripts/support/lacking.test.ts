import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { whatIsLacking } from './lacking.mjs';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** An application whose `/readyz` says one of these after the other, and then the last for ever. */
async function saying(...answers: readonly object[]): Promise<string> {
  let asked = 0;
  const server = createServer((_, response) => {
    const answer = answers[Math.min(asked, answers.length - 1)] ?? {};
    asked += 1;
    response.writeHead('status' in answer ? 200 : 503, { connection: 'close' });
    response.end(JSON.stringify(answer));
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/readyz`;
}

const options = { deadlineMs: 500, isRemote: true, ending: new AbortController().signal };
const READY = { status: 'ok', database: 'ok', clinicService: 'ok' };

test('what comes a moment later lacks nothing', async () => {
  const url = await saying({ database: 'ok', clinicService: 'unreachable' }, READY);
  expect(await whatIsLacking(url, options)).toBeUndefined();
});

test.each([
  [{ database: 'ok', clinicService: 'key-rejected' }, true, /refuses CLINIC_API_KEY/],
  [{ database: 'ok', clinicService: 'key-rejected' }, false, /Delete bootstrap-api-key/],
  [{ database: 'ok', clinicService: 'unreachable' }, true, /does not answer yet/],
  [{ database: 'ok', clinicService: 'failing' }, true, /not as its contract says/],
  [{ database: 'down', clinicService: 'ok' }, false, /database cannot be read/],
])('%j is said, remote: %j', async (answer, isRemote, words) => {
  expect(await whatIsLacking(await saying(answer), { ...options, isRemote })).toMatch(words);
});

test('whoever ends it meanwhile is told nothing', async () => {
  const ending = AbortSignal.abort();
  const url = await saying({ database: 'down', clinicService: 'ok' });
  expect(await whatIsLacking(url, { ...options, ending })).toBeUndefined();
});

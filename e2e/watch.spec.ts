import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './support/fixtures';
import { CANARY_KEY } from './support/stack';
import { watch } from './support/watch';

test('what every test is watched for is found, and an answer without an end holds nothing up', async ({
  browser,
}) => {
  const site = createServer((request, response) => {
    response.setHeader('content-type', 'text/plain');
    if (request.url === '/header') response.setHeader('x-key', CANARY_KEY);
    if (request.url === '/endless') response.write('a part');
    else response.end(request.url === '/body' ? CANARY_KEY : 'nothing');
  });
  await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const context = await browser.newContext();
  try {
    const watching = watch(context, origin);
    const page = await context.newPage();
    await page.goto(`${origin}/`);
    await page.evaluate(async () => {
      await fetch('/endless');
      for (const path of ['/header', '/body']) await (await fetch(path)).text();
    });
    await expect
      .poll(() => watching.problems())
      .toEqual([`secret in headers of ${origin}/header`, `secret in body of ${origin}/body`]);
  } finally {
    await context.close();
    site.closeAllConnections();
    site.close();
  }
});

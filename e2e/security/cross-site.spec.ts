import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newSurname } from '../support/api';
import { expect, test } from '../support/fixtures';
import { EMPTY_CLINIC } from '../support/stack';

// A clinic of its own, so that what reaches the service can be counted.
test.use({ stackOptions: EMPTY_CLINIC });
test.describe.configure({ mode: 'default' });

const CHANGES = [
  ['POST', '/api/clinic/patients'],
  ['PATCH', '/api/clinic/patients/somebody'],
  ['DELETE', '/api/clinic/api-keys/some-key'],
] as const;
const OURS_AS_SENT = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

const REFUSED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'another origin': { ...OURS_AS_SENT, origin: 'https://evil.example' },
  'no origin': { ...OURS_AS_SENT, origin: '' },
  'the origin of a sandbox': { ...OURS_AS_SENT, origin: 'null' },
  'an origin that begins like ours': { ...OURS_AS_SENT, origin: 'http://127.0.0.1.evil.example' },
  'a page of another site': { ...OURS_AS_SENT, 'sec-fetch-site': 'cross-site' },
  'a page of a neighbour': { ...OURS_AS_SENT, 'sec-fetch-site': 'same-site' },
  'the address bar': { ...OURS_AS_SENT, 'sec-fetch-site': 'none' },
  'text that looks like JSON': { ...OURS_AS_SENT, 'content-type': 'text/plain' },
  'a form': { ...OURS_AS_SENT, 'content-type': 'application/x-www-form-urlencoded' },
  'a form with files': { ...OURS_AS_SENT, 'content-type': 'multipart/form-data; boundary=x' },
  'no header of ours': { ...OURS_AS_SENT, 'x-requested-with': '' },
  'the header of another': { ...OURS_AS_SENT, 'x-requested-with': 'XMLHttpRequest' },
};

for (const [sender, headers] of Object.entries(REFUSED)) {
  test(`a change sent by ${sender} is refused and never reaches the service`, async ({
    apiOf,
    faults,
  }) => {
    const admin = await apiOf('admin');
    const before = faults.calls.length;
    for (const [method, path] of CHANGES) {
      const response = await admin.send(method, path, '{"firstName":"A","lastName":"B"}', headers);
      expect(response.status(), `${method} ${path}`).toBe(403);
      expect(await response.json()).toMatchObject({ code: 'CROSS_SITE_REQUEST' });
    }
    expect(faults.calls.length).toBe(before);
  });
}

test('a change without a body is held to the same', async ({ apiOf, faults }) => {
  const admin = await apiOf('admin');
  const before = faults.calls.length;
  const response = await admin.send('DELETE', '/api/clinic/api-keys/some-key', undefined, {
    origin: 'null',
  });
  expect(response.status()).toBe(403);
  expect(await response.json()).toMatchObject({ code: 'CROSS_SITE_REQUEST' });
  const signOut = await admin.send('POST', '/api/auth/sign-out', undefined, {
    origin: 'https://evil.example',
  });
  expect(signOut.status()).toBe(403);
  expect((await admin.get('/api/auth/session')).status()).toBe(200);
  expect(faults.calls.length).toBe(before);
});

test('the same change sent by our own page is carried out', async ({ apiOf }) => {
  const admin = await apiOf('admin');
  const lastName = newSurname();
  const response = await admin.send(
    'POST',
    '/api/clinic/patients',
    { firstName: 'Luz', lastName },
    OURS_AS_SENT,
  );
  expect(response.status(), await response.text()).toBe(200);
  const found = await admin.get(`/api/clinic/patients?search=${lastName}`);
  expect(await found.json()).toMatchObject({ pagination: { total: 1 } });
});

test('a page of another site gets nowhere, neither by form nor from a sandbox', async ({
  page,
  signInAs,
  watched,
  faults,
  stack,
}) => {
  // It is another site: its requests, and what the browser says of them, are what is tested.
  watched.allow(/./);
  watched.allowOrigin('http://localhost');
  await signInAs('admin');
  const target = `${stack.url}/api/clinic/patients`;
  const site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>other</title>
      <form method="post" enctype="text/plain" action="${target}">
        <input name='{"firstName":"Eva","lastName":"Intrusa","x":"' value='"}'>
        <button>go</button>
      </form>
      <iframe sandbox="allow-scripts allow-forms" srcdoc="<script>
        fetch('${target}', { method: 'POST', credentials: 'include', mode: 'no-cors',
          headers: { 'content-type': 'text/plain' },
          body: JSON.stringify({ firstName: 'Eva', lastName: 'Intrusa' }) })
          .finally(() => parent.postMessage('sent', '*'));
      </script>"></iframe>
      <script>addEventListener('message', () => { document.title = 'sent' });</script>`);
  });
  await new Promise<void>((resolve) => site.listen(0, 'localhost', resolve));
  try {
    const { port } = site.address() as AddressInfo;
    const before = faults.calls.length;
    await page.goto(`http://localhost:${port}/`);
    await expect(page).toHaveTitle('sent');
    const answered = page.waitForResponse(target);
    await page.getByRole('button', { name: 'go' }).click();
    expect((await answered).status()).toBe(403);
    expect(faults.calls.length).toBe(before);
  } finally {
    site.closeAllConnections();
    site.close();
  }
});

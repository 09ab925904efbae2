import { beforeEach, expect, test, vi } from 'vitest';
import * as change from './change-odontogram';

const fetch = vi.fn<typeof globalThis.fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetch);
  fetch.mockReset();
  fetch.mockImplementation(async () => Response.json({ version: 8 }));
});

const ROOT = '/api/clinic/patients/p1/odontogram';
const KEY = '0f8fad5b-d9cb-469f-a165-70867728950e';
const deed = { patientId: 'p1', ifMatch: 7, idempotencyKey: KEY };
const finding = { toothFdi: 36, catalogFindingId: 'any', surface: 'mesial' } as const;

function sent() {
  const [path, { method, body, headers } = {}] = fetch.mock.lastCall ?? [];
  const told = typeof body === 'string' ? JSON.parse(body) : undefined;
  return { call: `${method} ${path}`, body: told, headers };
}

test.each([
  [() => change.registerFinding({ ...deed, finding }), 'POST', '/findings', finding],
  [
    () =>
      change.registerFindings({
        ...deed,
        findings: [{ ...finding, evolution: 'later' }],
        removeFindingIds: ['f1'],
      }),
    'POST',
    '/findings/batch',
    { findings: [{ ...finding, evolution: 'later' }], removeFindingIds: ['f1'] },
  ],
  [
    () => change.registerFindings({ ...deed, findings: [finding] }),
    'POST',
    '/findings/batch',
    { findings: [finding] },
  ],
  [
    () => change.changeFinding({ ...deed, findingId: 'f1', changes: { notes: 'x' } }),
    'PATCH',
    '/findings/f1',
    { notes: 'x' },
  ],
  [() => change.removeFinding({ ...deed, findingId: 'f1' }), 'DELETE', '/findings/f1', undefined],
  [
    () => change.setDentitionMode({ ...deed, mode: 'mixed' }),
    'PATCH',
    '/dentition-mode',
    { mode: 'mixed' },
  ],
  [
    () => change.setToothDentition({ ...deed, position: 53, dentition: 'permanent' }),
    'PATCH',
    '/teeth/53/dentition',
    { dentition: 'permanent' },
  ],
  [() => change.sign({ ...deed, signedBy: 'Ana' }), 'POST', '/signature', { signedBy: 'Ana' }],
])('a change goes to its operation, once and of the version that was seen', async (...row) => {
  const [send, method, path, body] = row;
  expect(await send()).toEqual({ version: 8 });
  expect(sent()).toMatchObject({ call: `${method} ${ROOT}${path}`, body });
  expect(sent().headers).toMatchObject({ 'if-match': '"7"', 'idempotency-key': KEY });
});

test('version 0, of a chart that is not there yet, is a version; none is none', async () => {
  await change.sign({ patientId: 'p1', ifMatch: 0, signedBy: 'Ana' });
  expect(sent().headers).toHaveProperty('if-match', '"0"');
  await change.sign({ patientId: 'p1', signedBy: 'Ana' });
  expect(sent().headers).not.toHaveProperty('if-match');
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  canSeal,
  findDraft,
  forgetDraft,
  forgetDrafts,
  keepDraft,
  listDrafts,
  recallDraft,
  sealDrafts,
} from './draft-store';

const ID = 'record 4711';
const TYPED = { id: ID, values: { diagnosis: 'Pulpitis' }, base: {}, at: Date.now() };
let key: string | null;

beforeEach(() => {
  key = btoa('a'.repeat(32));
  vi.stubGlobal('fetch', async () => Response.json({ key }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  forgetDrafts();
  localStorage.clear();
});

const stored = () => Object.entries(localStorage).filter(([name]) => name.includes(':draft:'));

/** As after a reload, or in the next document of another person. */
function reload(nextKey = key): void {
  forgetDrafts();
  key = nextKey;
}

async function keepSealed(draft = TYPED): Promise<void> {
  keepDraft(draft);
  await sealDrafts();
}

test('a draft outlives its document, and nothing of it can be read in the storage', async () => {
  await keepSealed();
  const text = JSON.stringify(stored());
  for (const word of ['Pulpitis', 'diagnosis', '4711']) expect(text).not.toContain(word);
  reload();
  expect(recallDraft(ID)).toBeUndefined();
  expect(await findDraft(ID)).toEqual(TYPED);
  expect(await findDraft('record 4712')).toBeUndefined();
  expect(await listDrafts()).toEqual([TYPED]);
});

test('another person’s key opens nothing, and leaves it to its owner', async () => {
  const own = key;
  await keepSealed();
  reload(btoa('b'.repeat(32)));
  expect(await findDraft(ID)).toBeUndefined();
  expect(await listDrafts()).toEqual([]);
  reload(own);
  expect(await findDraft(ID)).toEqual(TYPED);
});

/** As in a tab that was opened beside this one, whose lock stays held. */
function otherTab(): void {
  sessionStorage.clear();
  reload();
}

test('the draft of a tab that lives is left to it, and that of one that is gone is taken over', async () => {
  await keepSealed();
  otherTab();
  expect(await findDraft(ID)).toBeUndefined();
  expect(await listDrafts()).toEqual([{ ...TYPED, isElsewhere: true }]);
  await keepSealed({ ...TYPED, values: { diagnosis: 'Caries' } });
  forgetDraft(ID);
  await expect.poll(stored).toHaveLength(1);
  const [name = '', text = ''] = stored()[0] ?? [];
  localStorage.setItem(name, JSON.stringify({ ...JSON.parse(text), tab: 'gone' }));
  expect(await findDraft(ID)).toEqual(TYPED);
  // It is this tab's now.
  expect(stored().map(([own]) => own)).not.toContain(name);
  expect(await listDrafts()).toEqual([TYPED]);
});

test('where its key cannot be had for a moment it is read later, and never taken for none', async () => {
  await keepSealed();
  reload();
  let asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return asked === 1 ? Response.json({}, { status: 503 }) : Response.json({ key });
  });
  expect(await findDraft(ID)).toEqual(TYPED);
  reload();
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }));
  expect(await findDraft(ID)).toBe('unread');
  expect(stored()).toHaveLength(1);
});

test('what is damaged is removed', async () => {
  await keepSealed();
  const [name = ''] = stored()[0] ?? [];
  localStorage.setItem(name, JSON.stringify({ at: Date.now(), sealed: btoa('x'.repeat(80)) }));
  reload();
  expect(await findDraft(ID)).toBeUndefined();
  expect(stored()).toEqual([]);
});

test('what is older than twelve hours is removed', async () => {
  await keepSealed({ ...TYPED, at: Date.now() - 12 * 60 * 60_000 });
  expect(stored()).toHaveLength(1);
  reload();
  expect(await findDraft(ID)).toBeUndefined();
  expect(stored()).toEqual([]);
});

test('what was sent or given up is gone, also while it is being written', async () => {
  await keepSealed();
  forgetDraft(ID);
  await expect.poll(stored).toEqual([]);
  keepDraft(TYPED);
  const writing = sealDrafts();
  forgetDraft(ID);
  await writing;
  expect(stored()).toEqual([]);
});

test('it is written soon, also of somebody who does not stop typing', async () => {
  keepDraft(TYPED);
  expect(stored()).toEqual([]);
  const typing = setInterval(() => keepDraft({ ...TYPED, at: Date.now() }), 50);
  await expect.poll(stored, { timeout: 5_000 }).toHaveLength(1);
  clearInterval(typing);
});

test('a page that is left before the key has come asks first', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await keepSealed();
  reload();
  let give = () => {};
  const asked = new Promise<void>((resolve) => {
    give = resolve;
  });
  vi.stubGlobal('fetch', () => asked.then(() => Response.json({ key })));
  keepDraft(TYPED);
  expect(isAsked()).toBe(true);
  give();
  await sealDrafts();
  expect(isAsked()).toBe(false);
});

test('without storage, without room and without a key a draft lives as long as its document', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await keepSealed();
  expect(recallDraft(ID)).toEqual(TYPED);
  vi.restoreAllMocks();
  reload(null);
  await keepSealed();
  expect(stored()).toEqual([]);
  expect(await findDraft(ID)).toEqual(TYPED);
  vi.stubGlobal('localStorage', undefined);
  expect(canSeal()).toBe(false);
  await keepSealed();
  expect(await findDraft(ID)).toEqual(TYPED);
});

test('a draft that could not be written is written with the next ones, and leaving is asked about', async () => {
  const own = key;
  key = null;
  await keepSealed();
  expect(stored()).toHaveLength(0);
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(true);
  key = own;
  await expect
    .poll(async () => {
      await sealDrafts();
      return stored().length;
    })
    .toBe(1);
  expect(isAsked()).toBe(false);
});

import { callOwn } from '@/lib/queries/call-own';
import { ClinicProblem } from '@/lib/queries/problem';
import { type DraftCipher, draftCipher } from './draft-cipher';
import { DRAFT_LIFETIME, draftHandlers } from './handlers';

/** A draft that is kept while its page is left, too: at sign-out it is asked about. */
export interface PatientDraft {
  /** Names the form and what it is about. It is also the scope of the change that it is sent with. */
  readonly id: string;
  /** The patient's name. */
  readonly patient: string;
}

/** What was typed in a form and not sent. */
export interface Draft extends Pick<PatientDraft, 'id'> {
  readonly patient?: string | undefined;
  readonly values: unknown;
  /** What the form began with. */
  readonly base: unknown;
  /** When it was typed, in milliseconds. */
  readonly at: number;
  /** It was sent, and no answer had come. */
  readonly isSent?: boolean;
}

/** What is stored of a draft. */
interface Entry {
  readonly at: number;
  /** The tab that wrote it. */
  readonly tab: string;
  readonly sealed: string;
}

const PREFIX = 'clinic-admin:draft:';
const TAB = 'clinic-admin:tab';
/** Milliseconds to wait before the key is asked for again, where stored drafts have to be read. */
const AGAIN = [1_000, 4_000];
/** Milliseconds from a key to the writing, whatever is typed meanwhile. */
const SEAL_AFTER = 300;
/** Milliseconds after which the key is asked for again, so that it is not taken for unused. */
const ASK_AGAIN_AFTER = 60 * 60_000;

/** Drafts of this tab. Only their encrypted copies outlive it. */
const drafts = new Map<string, Draft>();
/** Drafts that are not written yet, each with its timer. */
const due = new Map<string, ReturnType<typeof setTimeout>>();
/** Drafts that are being written, or could not be: there was no key or no room. They are tried again. */
const unwritten = new Map<string, 'trying' | 'failed'>();
let isWatching = false;
/** A cipher is `null` where the person has no key, and undefined where our server did not answer. */
let cipher:
  | { readonly askedAt: number; readonly made: Promise<DraftCipher | null | undefined> }
  | undefined;
/** The key has come: a draft can be written in the moment its page is left. */
let hasCipher = false;
let tab: string | undefined;

/** Whether drafts can outlive this tab: over plain HTTP, and without storage, they cannot. */
export function canSeal(): boolean {
  return globalThis.crypto?.subtle !== undefined && storage() !== undefined;
}

/** The draft that this tab has. */
export function recallDraft(id: string): Draft | undefined {
  return drafts.get(id);
}

/**
 * The draft of this person in this browser: of this tab, also before it was reloaded or locked, or of one
 * that was closed. `unread` where there may be one and its key could not be had: it is to be left alone.
 */
export async function findDraft(id: string): Promise<Draft | 'unread' | undefined> {
  const recalled = drafts.get(id);
  if (recalled || !canSeal() || storedNames().length === 0) return recalled;
  let opener = await ownCipher();
  for (const pause of AGAIN) {
    if (opener !== undefined) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
    opener = await ownCipher();
  }
  if (!opener) return opener === null ? undefined : 'unread';
  return (await readDraft(opener, await nameIn(opener, id))) ?? adopt(opener, id);
}

/** A draft of this person in this browser. */
export interface ListedDraft extends Draft {
  /** Another tab has it, or had it when it was closed. */
  readonly isElsewhere?: true;
}

/** Every draft of this person in this browser. */
export async function listDrafts(): Promise<readonly ListedDraft[]> {
  const here = [...drafts.values()];
  const names = storedNames();
  const opener = names.length === 0 ? undefined : await ownCipher();
  if (!opener) return here;
  const read = async (name: string): Promise<ListedDraft[]> => {
    const draft = await peek(opener, name);
    if (!draft) return [];
    if (entryOf(name)?.tab !== thisTab()) return [{ ...draft, isElsewhere: true }];
    return drafts.has(draft.id) ? [] : [draft];
  };
  return [...here, ...(await Promise.all(names.map(read))).flat()];
}

export function keepDraft(draft: Draft): void {
  drafts.set(draft.id, draft);
  if (!due.has(draft.id)) {
    due.set(
      draft.id,
      setTimeout(() => void seal(draft.id), SEAL_AFTER),
    );
  }
  watchLeaving();
}

/** It was sent, or given up. */
export function forgetDraft(id: string): void {
  drafts.delete(id);
  clearTimeout(due.get(id));
  due.delete(id);
  unwritten.delete(id);
  if (storedNames().length > 0) void erase(id);
}

/** Writes what is not written yet. */
export async function sealDrafts(): Promise<void> {
  await Promise.all([...new Set([...due.keys(), ...unwritten.keys()])].map(seal));
}

/** When the session is over: nothing stays in memory. Encrypted copies end with their key. */
export function forgetDrafts(): void {
  for (const timer of due.values()) clearTimeout(timer);
  due.clear();
  unwritten.clear();
  drafts.clear();
  cipher = undefined;
  hasCipher = false;
  tab = undefined;
}

async function seal(id: string): Promise<void> {
  clearTimeout(due.get(id));
  due.delete(id);
  unwritten.set(id, 'trying');
  const draft = drafts.get(id);
  const sealer = draft && (await ownCipher());
  if (!sealer) {
    if (drafts.has(id)) unwritten.set(id, 'failed');
    else unwritten.delete(id);
    return;
  }
  const name = await nameIn(sealer, id);
  const entry = await sealedEntry(sealer, name, draft);
  // Sent, given up or written on meanwhile.
  if (drafts.get(id) !== draft) return;
  try {
    storage()?.setItem(name, entry);
    unwritten.delete(id);
  } catch {
    // The browser gives no more room: the draft lives as long as the tab, and leaving it is asked about.
    unwritten.set(id, 'failed');
  }
}

async function erase(id: string): Promise<void> {
  const opener = await ownCipher();
  const name = opener && (await nameIn(opener, id));
  if (name && !drafts.has(id)) storage()?.removeItem(name);
}

/** Where this tab stores the draft: two tabs with the same form have one each. */
async function nameIn(sealer: DraftCipher, id: string): Promise<string> {
  return `${PREFIX}${await sealer.nameOf(`${thisTab()} ${id}`)}`;
}

async function sealedEntry(sealer: DraftCipher, name: string, draft: Draft): Promise<string> {
  const sealed = await sealer.seal(name.slice(PREFIX.length), draft);
  const entry: Entry = { at: draft.at, tab: thisTab(), sealed };
  return JSON.stringify(entry);
}

/** Takes over the newest draft of this id whose tab is gone. */
async function adopt(opener: DraftCipher, id: string): Promise<Draft | undefined> {
  const living = await livingTabs();
  const left = storedNames().filter((name) => !living.has(entryOf(name)?.tab ?? ''));
  const read = async (name: string) => ({ name, draft: await peek(opener, name) });
  const found = (await Promise.all(left.map(read)))
    .filter(({ draft }) => draft?.id === id)
    .sort((one, other) => (other.draft?.at ?? 0) - (one.draft?.at ?? 0))[0];
  if (!found?.draft) return undefined;
  const own = await nameIn(opener, id);
  const entry = await sealedEntry(opener, own, found.draft);
  // In this order there is room for it.
  storage()?.removeItem(found.name);
  storage()?.setItem(own, entry);
  return found.draft;
}

/** This tab, also after a reload. It holds a lock for as long as it lives. */
function thisTab(): string {
  if (tab !== undefined) return tab;
  const made = crypto.randomUUID();
  try {
    tab = sessionStorage.getItem(TAB) ?? made;
    sessionStorage.setItem(TAB, tab);
  } catch {
    // Without room it is another tab after a reload, and takes over what this one has left.
    tab ??= made;
  }
  const forEver = () => new Promise<never>(() => {});
  void navigator.locks.request(`${TAB} ${tab}`, { mode: 'shared' }, forEver);
  return tab;
}

async function livingTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map(({ name = '' }) => name.slice(TAB.length + 1)));
}

/** Removes what cannot be read: it was written with a key that is gone. */
async function readDraft(opener: DraftCipher, stored: string): Promise<Draft | undefined> {
  const draft = await peek(opener, stored);
  if (!draft) storage()?.removeItem(stored);
  return draft;
}

async function peek(opener: DraftCipher, stored: string): Promise<Draft | undefined> {
  const sealed = entryOf(stored)?.sealed;
  if (sealed === undefined) return undefined;
  return (await opener.open(stored.slice(PREFIX.length), sealed)) as Draft | undefined;
}

/** Names of what is stored and not too old; older ones are removed. */
function storedNames(): string[] {
  const kept = storage();
  if (!kept) return [];
  const names = Object.keys(kept).filter((name) => name.startsWith(PREFIX));
  const now = Date.now();
  return names.filter((name) => {
    const entry = entryOf(name);
    const isFresh = entry !== undefined && now - entry.at < DRAFT_LIFETIME;
    if (!isFresh) kept.removeItem(name);
    return isFresh;
  });
}

function entryOf(name: string): Entry | undefined {
  try {
    return JSON.parse(storage()?.getItem(name) ?? '');
  } catch {
    return undefined;
  }
}

/** Undefined where the browser keeps none, as some do in a private window. */
function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

async function ownCipher(): Promise<DraftCipher | null | undefined> {
  if (!canSeal()) return undefined;
  const askedAt = Date.now();
  if (!cipher || askedAt - cipher.askedAt > ASK_AGAIN_AFTER) {
    const former = cipher?.made;
    // The former one is as good while our server cannot be asked.
    cipher = { askedAt, made: askForCipher().then(async (made) => made ?? (await former) ?? made) };
  }
  const asked = cipher;
  const made = await asked.made;
  // Not reached now: it is asked for again with the next draft.
  if (!made && cipher === asked) cipher = undefined;
  hasCipher ||= Boolean(made) && cipher === asked;
  return made;
}

async function askForCipher(): Promise<DraftCipher | null | undefined> {
  try {
    const { key } = await callOwn(draftHandlers.key, {});
    return key === null ? null : await draftCipher(key);
  } catch (error) {
    if (error instanceof ClinicProblem) return undefined;
    throw error;
  }
}

/** A tab that is hidden or left may not come back. */
function watchLeaving(): void {
  if (isWatching) return;
  isWatching = true;
  // The key is there before the first draft is due.
  void ownCipher();
  const write = () => void sealDrafts();
  window.addEventListener('beforeunload', (event) => {
    const isLate = !hasCipher && due.size + unwritten.size > 0;
    if (isLate || [...unwritten.values()].includes('failed')) event.preventDefault();
  });
  for (const sign of ['beforeunload', 'pagehide'] as const) window.addEventListener(sign, write);
  document.addEventListener('visibilitychange', write);
}

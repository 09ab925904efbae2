import { sealDrafts } from './drafts/draft-store';
import { hasSignedInSince, LOCK_AFTER } from './last-touched';
import { stopGuarding } from './leave-guard';
import { callHandler } from './queries/call-handler';

/** Members of an address that say who somebody is. */
const TELLING = ['search'];
/** Milliseconds that anything may take before the locked screen comes. */
const LONGEST_WAIT = 3_000;
const LOCKED = 'clinic-admin:locked';
const LOST = 'clinic-admin:lost';

/** The person at whose work a tab was locked. */
export interface LockedPerson {
  readonly email: string;
  /** A sign-in from this moment on, in milliseconds of the clock, is a later one. */
  readonly since: number;
}

/** What a lock ends that cannot be kept. */
export type Lost = 'undo' | 'unsent';

const tasks = new Set<() => void | Promise<void>>();

/** Runs `task` when the screen is locked, which waits for it a little; returns how to stop. */
export function beforeLock(task: () => void | Promise<void>): () => void {
  tasks.add(task);
  return () => void tasks.delete(task);
}

/**
 * Takes everything off the page at once, encrypts what is typed, ends the session, and goes to the locked
 * screen. Of this document nothing is left then, neither in developer tools nor in Back.
 */
export async function lockScreen(email: string): Promise<void> {
  const next = new URL(location.href);
  for (const name of TELLING) next.searchParams.delete(name);
  stopGuarding();
  document.title = '';
  document.body.replaceChildren();
  // Whoever signed in touched the page too: none of the last ten minutes is older than this lock. Half of
  // that allows for a clock that is put right, and for a sign-in just before this was drawn.
  const person: LockedPerson = { email, since: Date.now() - LOCK_AFTER / 2 };
  remember(LOCKED, JSON.stringify(person));
  await soon(Promise.all([sealDrafts(), ...[...tasks].map((task) => task())]));
  await soon(endSession(person));
  stopGuarding();
  location.replace(`/locked?next=${encodeURIComponent(next.pathname + next.search + next.hash)}`);
}

/** Ends the session that was locked. False where it cannot be told now, and has to be told again. */
export async function endSession({ since }: LockedPerson): Promise<boolean> {
  // Somebody has signed in again in another tab: that session is not this one's to end.
  if (hasSignedInSince(since)) return true;
  return callHandler('POST', '/api/auth/lock').then(
    () => true,
    () => false,
  );
}

/** Undefined in a tab that was not locked. */
export function lockedPerson(): LockedPerson | undefined {
  const kept = recall(LOCKED);
  return kept === null ? undefined : JSON.parse(kept);
}

export function forgetLocked(): void {
  forget(LOCKED);
}

/** To be told once the person is back. */
export function noteLost(lost: Lost): void {
  remember(LOST, lost);
}

/** What was lost to the last lock; told once. */
export function takeLost(): Lost | undefined {
  const lost = recall(LOST);
  forget(LOST);
  return lost === 'undo' || lost === 'unsent' ? lost : undefined;
}

async function soon(work: Promise<unknown>): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT));
  // The screen is locked whatever becomes of it.
  await Promise.race([work, late]).catch(() => undefined);
}

function remember(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text);
  } catch {
    // Without storage the person signs in as on any other day.
  }
}

function recall(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

function forget(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing is there.
  }
}

/** Milliseconds without a hand on any tab of this browser. Well before the session itself ends. */
export const LOCK_AFTER = 10 * 60_000;
/** When somebody last touched any of the tabs: a tab that was frozen meanwhile finds it there. */
export const TOUCHED = 'clinic-admin:touched';

/** Somebody is here now. */
export function touch(): void {
  localStorage.setItem(TOUCHED, String(Date.now()));
}

/** When somebody last signed in, in any of them. */
const SIGNED_IN = 'clinic-admin:signed-in';

/** Somebody has just signed in, and so is here. */
export function touchSignedIn(): void {
  touch();
  localStorage.setItem(SIGNED_IN, String(Date.now()));
}

/** Whether somebody signed in, in any of the tabs, at that moment (milliseconds of the clock) or later. */
export function hasSignedInSince(moment: number): boolean {
  return Number(localStorage.getItem(SIGNED_IN)) >= moment;
}

/** Milliseconds since somebody was; below zero where the clock was put back. Begins where nothing is known. */
export function untouchedFor(): number {
  const kept = localStorage.getItem(TOUCHED);
  if (kept === null) touch();
  return kept === null ? 0 : Date.now() - Number(kept);
}

/** Whether the screen is about to be locked: its page is not made anew any more. */
export function isAway(): boolean {
  return untouchedFor() >= LOCK_AFTER;
}

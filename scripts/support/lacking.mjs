import { setTimeout as pause } from 'node:timers/promises';

/**
 * Why an application that runs does not serve yet, in a sentence; undefined once it does. Asks until it
 * does, the deadline passes, the service refuses the key (which does not mend itself) or nobody wants to
 * know any more.
 * @param {string} url of `/readyz`
 * @param {{ deadlineMs: number, isRemote: boolean, ending: AbortSignal }} options
 * @returns {Promise<string | undefined>}
 */
export async function whatIsLacking(url, { deadlineMs, isRemote, ending }) {
  const deadline = Date.now() + deadlineMs;
  for (;;) {
    const lack = await ask(url, ending);
    if (lack === undefined || ending.aborted) return undefined;
    if (lack === 'key-rejected' || Date.now() >= deadline) return sentence(lack, isRemote);
    await pause(50);
  }
}

/**
 * @param {string} url
 * @param {AbortSignal} ending
 * @returns {Promise<string | undefined>} what `/readyz` names, or that it names nothing
 */
async function ask(url, ending) {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.any([AbortSignal.timeout(5_000), ending]),
    });
    const { database, clinicService } = await response.json();
    if (response.ok) return undefined;
    return database === 'ok' ? clinicService : 'database';
  } catch {
    return 'nothing';
  }
}

/**
 * @param {string} lack
 * @param {boolean} isRemote
 */
function sentence(lack, isRemote) {
  if (lack === 'key-rejected') {
    return isRemote
      ? 'The clinic service refuses CLINIC_API_KEY: nothing of the clinic is shown. Set a key that it takes, and start again.'
      : 'The clinic service refuses the key of this application: it was revoked, or it is not of this database. Delete bootstrap-api-key in DATA_DIR (or set another CLINIC_BOOTSTRAP_API_KEY), and start again: a new one is made.';
  }
  if (lack === 'database') {
    return "The application's database cannot be read or written: nobody can work until it can. It is asked again by itself.";
  }
  if (lack === 'failing') {
    return 'The clinic service answers, but not as its contract says: nothing of the clinic is shown. Is CLINIC_API_URL the right address, and does its key have every scope? It is asked again by itself.';
  }
  return 'The clinic service does not answer yet: nothing of the clinic is shown until it does. It is asked again by itself.';
}

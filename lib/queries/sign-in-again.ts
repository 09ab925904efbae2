import { ClinicProblem } from './problem';
import { SIGN_IN_AGAIN } from './sign-in-again-signal';

/** Asks the person to sign in again, over the page; whether they did. */
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
/** One question for all who wait for its answer. */
let asked: Promise<boolean> | undefined;

/** The shell says how it asks; returns how to stop. */
export function onSignInAgain(how: Ask): () => void {
  ask = how;
  return () => {
    if (ask === how) ask = undefined;
  };
}

/**
 * Runs `call`, and once more where the session was too old for it and the person has signed in again.
 * Nothing was done by the first: it was refused before anything else. Throws what `call` throws; the
 * refusal, where the person would rather not.
 */
export async function withSignInAgain<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ClinicProblem) || error.code !== SIGN_IN_AGAIN || !ask) throw error;
    asked ??= ask().finally(() => {
      asked = undefined;
    });
    if (!(await asked)) throw error;
    return call();
  }
}

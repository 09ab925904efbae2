import { forgetDrafts } from './drafts/draft-store';
import { stopGuarding } from './leave-guard';
import { tellSessionNews } from './session-news';

/**
 * After signing in: tells the other tabs and goes to `next`, a path of this application. A full
 * load: nothing rendered for nobody may live on in the signed-in application.
 */
export function enterApplication(next: string): void {
  tellSessionNews('signed-in');
  location.assign(next);
}

/**
 * When the session is over: a new document in place of this one, so that nothing of the session
 * stays on the screen, in memory or in Back. Asks nothing; whoever has something to ask has asked.
 */
export function leaveToSignIn(): void {
  stopGuarding();
  forgetDrafts();
  location.replace('/login');
}

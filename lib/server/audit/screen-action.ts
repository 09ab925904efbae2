import type { Action } from '@/lib/kit/audit-actions';
import { SCREENS, type Screen, screenNames } from '@/lib/screens';

/** Actions that open one person's data on a screen of its own. */
export const PATIENT_SCREENS: readonly Action[] = Object.values<Screen>(SCREENS).flatMap(
  ({ route, trail }) => (route.startsWith('/patients/[id]') && trail ? [trail] : []),
);

/** A word in the place of a parameter is another screen: the fewer parameters, the nearer. */
const patterns = screenNames()
  .filter((name) => name !== 'nowhere')
  .map((name) => {
    const { route } = SCREENS[name];
    return { name, route, pattern: new RegExp(`^${route.replace(/\[\w+\]/g, '[^/?]+')}(?=\\?|$)`) };
  })
  .toSorted((a, b) => a.route.split('[').length - b.route.split('[').length);

/** The screen of a path, which may have a query. */
export function screenAt(path: string): Screen | undefined {
  const found = patterns.find(({ pattern }) => pattern.test(path));
  return found && SCREENS[found.name];
}

/** What a page, by its path, is called on the trail; undefined where its first read says it. */
export function screenAction(path: string): Action | undefined {
  return screenAt(path)?.trail;
}

/** The invoice that a page, by its path, shows. */
export function invoiceOn(path: string): string | undefined {
  return /^\/billing\/invoices\/(?!new$)([A-Za-z0-9_-]{1,64})(?=[/?]|$)/.exec(path)?.[1];
}

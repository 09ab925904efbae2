/**
 * The keyboard map. What listens and what shows it both read it here, so that neither can
 * promise what the other does not keep.
 */
export type ShortcutAction =
  | 'search'
  | 'help'
  | 'new'
  | 'previous'
  | 'next'
  | 'now'
  | 'day'
  | 'week'
  | 'list'
  | 'goToday'
  | 'goAgenda'
  | 'goPatients'
  | 'goSchedules'
  | 'goBilling'
  | 'goProcedures'
  | 'goSettings'
  | 'goAccount';

export interface Shortcut {
  action: ShortcutAction;
  /** Pressed one after the other, as `KeyboardEvent.key` names them. */
  keys: readonly string[];
  section: 'anywhere' | 'dates' | 'go';
  /** Where it leads, for those that lead somewhere. */
  href?: string;
}

export const SHORTCUTS: readonly Shortcut[] = [
  { action: 'search', keys: ['/'], section: 'anywhere' },
  { action: 'new', keys: ['n'], section: 'anywhere' },
  { action: 'help', keys: ['?'], section: 'anywhere' },
  { action: 'previous', keys: ['k'], section: 'dates' },
  { action: 'next', keys: ['j'], section: 'dates' },
  { action: 'now', keys: ['t'], section: 'dates' },
  { action: 'day', keys: ['d'], section: 'dates' },
  { action: 'week', keys: ['w'], section: 'dates' },
  { action: 'list', keys: ['l'], section: 'dates' },
  { action: 'goToday', keys: ['g', 'h'], section: 'go', href: '/' },
  { action: 'goAgenda', keys: ['g', 'a'], section: 'go', href: '/agenda' },
  { action: 'goPatients', keys: ['g', 'p'], section: 'go', href: '/patients' },
  { action: 'goSchedules', keys: ['g', 's'], section: 'go', href: '/schedules' },
  { action: 'goBilling', keys: ['g', 'b'], section: 'go', href: '/billing' },
  { action: 'goProcedures', keys: ['g', 'r'], section: 'go', href: '/procedures' },
  { action: 'goSettings', keys: ['g', 'c'], section: 'go', href: '/settings' },
  { action: 'goAccount', keys: ['g', 'u'], section: 'go', href: '/account' },
];

/** Opens the search from anywhere, even while typing; cannot be turned off, for it is no single key. */
export const SEARCH_CHORD = ['Ctrl', 'K'] as const;

/**
 * What leads nowhere a screen does itself: the key presses the link or button that is marked with
 * `data-shortcut`; on a screen without one it does nothing.
 */
export function shortcutSelector(action: ShortcutAction): string {
  return `[data-shortcut="${action}"]`;
}

/** Single keys can be turned off (WCAG 2.1.4); kept in this browser. */
export const SHORTCUTS_STORAGE_KEY = 'keyboard-shortcuts';

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
  | 'list';

export interface Shortcut {
  action: ShortcutAction;
  /** As `KeyboardEvent.key` names them. */
  keys: readonly string[];
  section: 'anywhere' | 'dates';
}

/** A screen that its two keys lead to. */
export interface Destination {
  keys: readonly [string, string];
  href: string;
  label: string;
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

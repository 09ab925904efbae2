/**
 * The keyboard map. What listens and what shows it both read it here, so that neither can
 * promise what the other does not keep.
 */
export type ShortcutAction = 'search' | 'new' | 'help' | 'goToday' | 'goPatients';

export interface Shortcut {
  action: ShortcutAction;
  /** Pressed one after the other, as `KeyboardEvent.key` names them. */
  keys: readonly string[];
  section: 'anywhere' | 'go';
  /** Where it leads, for those that lead somewhere. */
  href?: string;
}

export const SHORTCUTS: readonly Shortcut[] = [
  { action: 'search', keys: ['/'], section: 'anywhere' },
  { action: 'new', keys: ['n'], section: 'anywhere' },
  { action: 'help', keys: ['?'], section: 'anywhere' },
  { action: 'goToday', keys: ['g', 'h'], section: 'go', href: '/' },
  { action: 'goPatients', keys: ['g', 'p'], section: 'go', href: '/patients' },
];

/** Opens the search from anywhere, even while typing; cannot be turned off, for it is no single key. */
export const SEARCH_CHORD = ['Ctrl', 'K'] as const;

/** A screen marks its one "new" link or button with this, and `n` presses it. */
export const NEW_SELECTOR = '[data-shortcut="new"]';

/** Single keys can be turned off (WCAG 2.1.4); kept in this browser. */
export const SHORTCUTS_STORAGE_KEY = 'keyboard-shortcuts';

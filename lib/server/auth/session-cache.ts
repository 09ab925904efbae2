import 'server-only';
import { processState } from '@/lib/server/process-state';
import type { FoundSession } from './session-lookup';
import { CACHE_MS } from './session-times';

interface Entry {
  /** When the look-up began: what it found is never older than this. */
  readonly at: number;
  readonly found: Promise<FoundSession | null>;
}

const MAX_ENTRIES = 5_000;

const cache = () => processState('sessions', () => new Map<string, Entry>());

/** What `look` found, shared by everyone who asks with the same key within a second. */
export function cachedSession(
  key: string,
  look: () => Promise<FoundSession | null>,
): Promise<FoundSession | null> {
  const entries = cache();
  const now = performance.now();
  const entry = entries.get(key);
  if (entry && now - entry.at < CACHE_MS) return entry.found;
  if (entries.size >= MAX_ENTRIES) dropStale(entries, now);
  const found = look();
  const made = { at: now, found };
  entries.set(key, made);
  found.catch(() => {
    if (entries.get(key) === made) entries.delete(key);
  });
  return found;
}

/** After a session or someone's rights ended here; other replicas notice within a second. */
export function forgetSessions(): void {
  cache().clear();
}

function dropStale(entries: Map<string, Entry>, now: number): void {
  for (const [key, { at }] of entries) if (now - at >= CACHE_MS) entries.delete(key);
  if (entries.size >= MAX_ENTRIES) entries.clear();
}

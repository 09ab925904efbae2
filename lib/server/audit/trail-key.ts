import 'server-only';
import { env } from '@/lib/server/settings/env.server';
import { keyedDigest, type TrailKey, trailKeyOf } from './canonical';

export function trailKey(): TrailKey {
  return trailKeyOf(env().trailKey);
}

/** Words of a search as permanent rows keep them: the same words give the same 16 digits. */
export function hashedWords(words: string): string {
  const plain = words.trim().toLowerCase().normalize('NFKC').replace(/\s+/g, ' ');
  return keyedDigest(trailKey().secret, `words ${plain}`).slice(0, 16);
}

import 'server-only';
import { createHmac } from 'node:crypto';
import { env } from '@/lib/env.server';

/** The key of the trail and a name for it, by which rows of another key are told. */
export interface TrailKey {
  readonly secret: string;
  /** 16 hexadecimal digits; says nothing of the secret. */
  readonly id: string;
}

export function trailKey(): TrailKey {
  const secret = env().trailKey;
  return { secret, id: digest(secret, 'the key of this trail').slice(0, 16) };
}

/** Words of a search as permanent rows keep them: the same words give the same 16 digits. */
export function hashedWords(words: string): string {
  const plain = words.trim().toLowerCase().normalize('NFKC').replace(/\s+/g, ' ');
  return digest(trailKey().secret, `words ${plain}`).slice(0, 16);
}

function digest(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

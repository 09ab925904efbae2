import { DOCUMENT_WORDS } from '../wording/documents';
import type { Formats } from './formats';

/** Services that are named; the rest are counted, so that no row grows beyond its page. */
const NAMED = 3;

/** What a bill is for, in a line or a few. */
export function serviceNames(
  lines: readonly { readonly description: string }[],
  language: Formats['language'],
): string {
  const names = lines.slice(0, NAMED).map(({ description }) => description.replace(/\s+/g, ' '));
  const more = lines.length - names.length;
  if (more > 0) names.push(DOCUMENT_WORDS[language].receipt.more(more));
  return names.join(', ');
}

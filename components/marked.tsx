import type { ReactNode } from 'react';
import type { Segment } from '@/lib/kit/text/search-highlight';

/** Text with what the search found marked in it. */
export function marked(segments: readonly Segment[]): ReactNode {
  let position = 0;
  return segments.map(({ text, match }) => {
    const key = position;
    position += text.length;
    return match ? <mark key={key}>{text}</mark> : text;
  });
}

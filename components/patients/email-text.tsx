import { Fragment } from 'react';
import type { Segment } from '@/lib/kit/text/search-highlight';

/** An address that breaks where it is too long for one line after its "@", not in mid-word. */
export function EmailText({ segments }: { segments: readonly Segment[] }) {
  let position = 0;
  return segments.map(({ text, match }) => {
    const key = position;
    position += text.length;
    const [name, ...domains] = text.split('@');
    const broken = (
      <>
        {name}
        {domains.map((domain) => (
          <Fragment key={domain}>
            @<wbr />
            {domain}
          </Fragment>
        ))}
      </>
    );
    return match ? <mark key={key}>{broken}</mark> : <Fragment key={key}>{broken}</Fragment>;
  });
}

'use client';

import { useEffect, useRef, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/buttons/button';
import { copyText } from '@/components/ui/buttons/copy-text';
import { PrintButton } from '@/components/ui/buttons/print-button';
import { Checkbox } from '@/components/ui/checkbox';
import type { EnrolmentWords } from './words';

/** The only time these are seen, so going on asks whether they were kept. */
export function RecoveryCodes({
  codes,
  words,
}: {
  codes: readonly string[];
  words: EnrolmentWords;
}) {
  const [kept, setKept] = useState(false);
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copied = outcome === 'copied';
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.focus(), []);

  async function copy() {
    setOutcome((await copyText(codes.join('\n'))) ? 'copied' : 'failed');
  }

  return (
    <div ref={start} tabIndex={-1} className="grid gap-4">
      <Banner tone="done" title={words.done} className="print:hidden">
        <p>{words.doneExplain}</p>
      </Banner>
      <section>
        <h2 className="text-lg font-semibold">{words.codesTitle}</h2>
        <p className="mt-1 text-ink-muted">{words.codesExplain}</p>
        <ol className="tabular mt-3 grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-md border border-line bg-sunken p-4 font-mono">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button icon={copied ? 'check' : 'copy'} onClick={copy}>
            {copied ? words.copied : words.copy}
          </Button>
          <PrintButton>{words.print}</PrintButton>
        </div>
        <p role="status" className={outcome === 'failed' ? 'mt-2 text-sm text-danger' : 'sr-only'}>
          {copied && words.copied}
          {outcome === 'failed' && words.copyFailed}
        </p>
      </section>
      <div className="print:hidden">
        <Checkbox
          label={words.kept}
          checked={kept}
          onChange={(event) => setKept(event.target.checked)}
        />
      </div>
      <div>
        <Button
          variant="primary"
          size="large"
          disabledReason={kept ? undefined : words.keptReason}
          onClick={() => location.assign('/')}
        >
          {words.continue}
        </Button>
      </div>
    </div>
  );
}

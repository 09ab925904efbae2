import { useEffect, useRef, useState } from 'react';
import type { CheckProgress } from '@/lib/audit/verify-stream.server';
import { verifyTrail } from '@/lib/audit/verify-trail';
import type { ChainCheck } from '@/lib/server/audit/verify-chain';

type Check =
  | { readonly kind: 'none' }
  | { readonly kind: 'canceled' }
  | { readonly kind: 'running'; readonly progress: CheckProgress | undefined }
  | { readonly kind: 'done'; readonly found: ChainCheck }
  | { readonly kind: 'failed'; readonly error: unknown };

/** One check at a time, with how far it is; leaving the page ends it. */
export function useChainCheck() {
  const [check, setCheck] = useState<Check>({ kind: 'none' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** `head`: the newest row of a file that was downloaded, as the file names it. */
  async function start(head?: string): Promise<void> {
    if (running.current) return;
    const abort = new AbortController();
    running.current = abort;
    setCheck({ kind: 'running', progress: undefined });
    try {
      const found = await verifyTrail({
        head,
        signal: abort.signal,
        onProgress: (progress) => setCheck({ kind: 'running', progress }),
      });
      setCheck({ kind: 'done', found });
    } catch (error) {
      setCheck(abort.signal.aborted ? { kind: 'canceled' } : { kind: 'failed', error });
    }
    running.current = undefined;
  }

  return { check, start, cancel: () => running.current?.abort() };
}

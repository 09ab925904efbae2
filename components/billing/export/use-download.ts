import { useEffect, useRef, useState } from 'react';
import { saveFile } from '@/components/files/save-file';

export type Download =
  | { readonly kind: 'none' }
  /** Asked for; nothing of it has come. */
  | { readonly kind: 'preparing' }
  /** Bytes; how many there are where that is known. */
  | { readonly kind: 'coming'; readonly come: number; readonly of: number | undefined }
  | { readonly kind: 'done'; readonly name: string }
  | { readonly kind: 'canceled' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** One download at a time, with how far it is; leaving the page ends it. */
export function useDownload() {
  const [download, setDownload] = useState<Download>({ kind: 'none' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start(path: `/api/${string}`): Promise<void> {
    if (running.current) return;
    const abort = new AbortController();
    running.current = abort;
    setDownload({ kind: 'preparing' });
    try {
      const name = await saveFile(path, {
        signal: abort.signal,
        onProgress: (come, of) => setDownload({ kind: 'coming', come, of }),
      });
      setDownload({ kind: 'done', name });
    } catch (error) {
      setDownload(abort.signal.aborted ? { kind: 'canceled' } : { kind: 'failed', error });
    }
    running.current = undefined;
  }

  return { download, start, cancel: () => running.current?.abort() };
}

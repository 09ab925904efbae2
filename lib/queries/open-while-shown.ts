/** Milliseconds until a stream that was refused is asked for again. */
const RETRY = 5_000;
/** Milliseconds of silence after which a line is dead. The server says every 15 s that it is not. */
const LONGEST_SILENCE = 40_000;

interface ShownStream<Events extends object> {
  /** Where to ask: read each time, for it may say what is known by then. */
  readonly url: () => string;
  readonly on: { readonly [Name in keyof Events]?: (data: Events[Name]) => void };
  readonly onOpen: () => void;
  /** Nothing more is told for now. */
  readonly onBreak: () => void;
  readonly onHide?: () => void;
}

/**
 * Listens to server-sent events for as long as the tab is looked at: a hidden one gives its connection
 * back, for a browser has only a few. A stream that the server closes for another (`replaced`) is
 * opened again when the person comes back to the tab. A line that has died without a word, as behind a
 * router without internet, is taken for broken. Returns how to stop.
 */
export function openWhileShown<Events extends object>({
  url,
  on,
  onOpen,
  onBreak,
  onHide,
}: ShownStream<Events>): () => void {
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    clearTimeout(retry);
    clearTimeout(silence);
    source?.close();
    source = undefined;
  };
  const open = () => {
    if (document.visibilityState === 'hidden' || source) return;
    clearTimeout(retry);
    const opened = new EventSource(url());
    source = opened;
    const giveUp = () => {
      close();
      retry = setTimeout(open, RETRY);
    };
    const hear = () => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        onBreak();
        giveUp();
      }, LONGEST_SILENCE);
    };
    hear();
    for (const [name, take] of Object.entries<((data: never) => void) | undefined>(on)) {
      opened.addEventListener(name, ({ data }) => {
        hear();
        take?.(JSON.parse(data) as never);
      });
    }
    opened.addEventListener('alive', hear);
    opened.addEventListener('open', () => {
      hear();
      onOpen();
    });
    opened.addEventListener('replaced', () => {
      close();
      onBreak();
    });
    opened.addEventListener('error', () => {
      onBreak();
      // The browser tries again by itself, except where it was refused: then a moment later.
      if (opened.readyState !== EventSource.CLOSED || source !== opened) return;
      giveUp();
    });
  };
  const follow = () => {
    if (document.visibilityState === 'visible') return open();
    onHide?.();
    close();
  };
  document.addEventListener('visibilitychange', follow);
  // Of two windows side by side both are visible, and one is looked at.
  window.addEventListener('focus', open);
  open();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('focus', open);
    close();
  };
}

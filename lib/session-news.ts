import { touchSignedIn } from './last-touched';

/** What the tabs of one browser tell each other: they share one session. */
export type SessionNews = 'signed-out' | 'signed-in';

const NAME = 'clinic-admin:session';
/** One for the whole page: what it says itself it does not hear. */
let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel {
  channel ??= new BroadcastChannel(NAME);
  return channel;
}

/** Tells the other tabs. Whoever signs in is here: no tab that hears of it late locks what was just begun. */
export function tellSessionNews(news: SessionNews): void {
  if (news === 'signed-in') touchSignedIn();
  open().postMessage(news);
}

/** Calls `hear` for what another tab tells; returns how to stop. */
export function hearSessionNews(hear: (news: SessionNews) => void): () => void {
  const listening = open();
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'signed-out' || data === 'signed-in') hear(data);
  };
  listening.addEventListener('message', onMessage);
  return () => listening.removeEventListener('message', onMessage);
}

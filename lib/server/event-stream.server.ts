import 'server-only';
import { processState } from './process-state';

/** Milliseconds after which an event says that the line is still there. */
const HEARTBEAT = 15_000;

/** Streams of one kind that a session has open at most: one more closes its oldest. */
const PER_SESSION = 3;

export interface Stream {
  readonly send: (event: string, data: unknown) => void;
  readonly close: () => void;
  /** Closes it and tells the browser that it is not to open it again before somebody looks at it. */
  readonly replace: () => void;
}

/** The open streams and the owner of each, the oldest first. */
const open = () => processState('event-streams', () => new Map<Stream, string>());

interface EventStreamOptions {
  /** Kind of the stream and session that has it open. */
  readonly owner: string;
  readonly signal: AbortSignal;
  /** Asked at every heartbeat: rights can end while somebody listens. */
  readonly stillAllowed: () => Promise<boolean>;
}

/**
 * An answer of server-sent events. `run` gets the stream and returns what to do when it is over,
 * whoever ended it.
 */
export function eventStream(
  { owner, signal, stillAllowed }: EventStreamOptions,
  run: (stream: Stream) => () => void,
): Response {
  const encoder = new TextEncoder();
  let end = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let isOver = false;
      let finish = () => {};
      const write = (text: string) => {
        if (!isOver) controller.enqueue(encoder.encode(text));
      };
      const heartbeat = setInterval(() => {
        stream.send('alive', {});
        stillAllowed().then(
          (allowed) => {
            if (!allowed) stream.close();
          },
          // Nobody can tell who is asking: what was allowed stays so until somebody can.
          () => {},
        );
      }, HEARTBEAT);
      end = () => {
        if (isOver) return;
        isOver = true;
        clearInterval(heartbeat);
        open().delete(stream);
        finish();
      };
      const stream: Stream = {
        send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
        close: () => {
          if (isOver) return;
          end();
          controller.close();
        },
        replace: () => {
          stream.send('replaced', {});
          stream.close();
        },
      };
      makeRoom(owner);
      open().set(stream, owner);
      signal.addEventListener('abort', end, { once: true });
      // Headers go out with the first byte; the browser then knows that the line is open.
      write('retry: 1000\n\n');
      finish = run(stream);
      if (isOver) finish();
      // The browser left before there was anything to leave: nobody would tell us any more.
      else if (signal.aborted) stream.close();
    },
    cancel: () => end(),
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      // Not compressed: the framework would hold events back to fill its buffer.
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}

function makeRoom(owner: string): void {
  const own = [...open()].flatMap(([stream, other]) => (other === owner ? [stream] : []));
  for (const stream of own.slice(0, Math.max(0, own.length - PER_SESSION + 1))) stream.replace();
}

/** How many hang on this process. */
export function countEventStreams(): number {
  return open().size;
}

/** Ends every stream, so that a server that closes has nothing left to wait for. */
export function closeEventStreams(): void {
  for (const stream of [...open().keys()]) stream.close();
}

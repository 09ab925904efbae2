import 'server-only';
import { processState } from '@/lib/process-state';

/** Milliseconds of silence after which a comment says that the line is still there. */
const HEARTBEAT = 15_000;

/** Streams that are open: a process that ends does not wait for them. */
const open = () => processState('event-streams', () => new Set<() => void>());

interface Stream {
  readonly send: (event: string, data: unknown) => void;
  readonly close: () => void;
}

/**
 * An answer of server-sent events. `run` gets the stream and returns what to do when it is over,
 * whoever ended it. `stillAllowed` is asked at every heartbeat.
 */
export function eventStream(
  signal: AbortSignal,
  stillAllowed: () => Promise<boolean>,
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
        write(': still here\n\n');
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
        open().delete(stream.close);
        finish();
      };
      const stream: Stream = {
        send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
        close: () => {
          if (isOver) return;
          end();
          controller.close();
        },
      };
      open().add(stream.close);
      signal.addEventListener('abort', end, { once: true });
      // Headers go out with the first byte; the browser then knows that the line is open.
      write('retry: 1000\n\n');
      finish = run(stream);
      if (isOver) finish();
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

/** How many hang on this process. */
export function countEventStreams(): number {
  return open().size;
}

/** Ends every stream, so that a server that closes has nothing left to wait for. */
export function closeEventStreams(): void {
  for (const close of [...open()]) close();
}

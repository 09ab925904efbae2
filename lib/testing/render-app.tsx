import { QueryClientProvider } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createQueryClient } from '@/lib/queries/query-client';
import messages from '@/messages/en-US.json';

/** Draws a part of a page in English, with what the shell of the application gives to it. */
export async function renderApp(page: ReactNode, queries = createQueryClient()) {
  const screen = await render(
    <QueryClientProvider client={queries}>
      <NextIntlClientProvider locale="en-US" timeZone="America/Bogota" messages={messages}>
        {page}
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  return { screen, queries };
}

/** A call to our own server that waits for how it ends. */
export interface HeldCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly key: string | null;
  readonly isCheck: boolean;
  readonly answer: (status: number, body: unknown) => void;
  /** The connection breaks before an answer is there. */
  readonly lose: () => void;
}

/** Holds what is asked of our server from now on. Undone by `vi.unstubAllGlobals()`. */
export function holdCalls(): HeldCall[] {
  const calls: HeldCall[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    return new Promise<Response>((resolve, reject) => {
      calls.push({
        method: init.method ?? 'GET',
        path,
        body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
        key: headers.get('idempotency-key'),
        isCheck: headers.has('x-check-only'),
        answer: (status, body) => resolve(Response.json(body, { status })),
        lose: () => reject(new TypeError('the line is gone')),
      });
    });
  });
  return calls;
}

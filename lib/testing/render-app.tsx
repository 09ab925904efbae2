import { QueryClientProvider } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LeaveQuestion } from '@/components/shell/leave-question';
import { draftHandlers } from '@/lib/drafts/handlers';
import { createQueryClient } from '@/lib/queries/query-client';
import messages from '@/messages/en-US.json';

/** 32 bytes in base64. */
const DRAFT_KEY = btoa('k'.repeat(32));

/** Draws a part of a page in English, with what the shell of the application gives to it. */
export async function renderApp(page: ReactNode, queries = createQueryClient()) {
  const screen = await render(
    <QueryClientProvider client={queries}>
      <NextIntlClientProvider locale="en-US" timeZone="America/Bogota" messages={messages}>
        {page}
        <LeaveQuestion />
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
  readonly ifMatch: string | null;
  readonly isCheck: boolean;
  readonly answer: (status: number, body: unknown) => void;
  /** The connection breaks before an answer is there. */
  readonly lose: () => void;
}

/** Holds what is asked of our server from now on, but for the key for drafts, which is given at once. Undone by `vi.unstubAllGlobals()`. */
export function holdCalls(): HeldCall[] {
  const calls: HeldCall[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (path === draftHandlers.key.path) return Promise.resolve(Response.json({ key: DRAFT_KEY }));
    const headers = new Headers(init.headers);
    return new Promise<Response>((resolve, reject) => {
      calls.push({
        method: init.method ?? 'GET',
        path,
        body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
        key: headers.get('idempotency-key'),
        ifMatch: headers.get('if-match'),
        isCheck: headers.has('x-check-only'),
        answer: (status, body) => resolve(Response.json(body, { status })),
        lose: () => reject(new TypeError('the line is gone')),
      });
    });
  });
  return calls;
}

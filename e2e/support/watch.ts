import type { BrowserContext, Request } from '@playwright/test';
import { holdsSecret } from './stack';

const TEXT = /^(text\/|application\/(json|problem\+json|javascript|manifest\+json|xml))/;

/** What must not happen in a browser, whatever a test is about. */
export interface Watch {
  /** Lets console errors through that a test brings about on purpose, such as a refused request. */
  readonly allow: (message: RegExp) => void;
  /** Lets requests to another site through, where that site is part of the test. */
  readonly allowOrigin: (prefix: string) => void;
  /** Everything that went wrong, one line each. */
  readonly problems: () => Promise<string[]>;
  /** What was asked for and has not come whole, one line each; streams never do. */
  readonly unanswered: () => string[];
}

/**
 * Watches every page of a context: console errors (violations of the content security policy are
 * among them), uncaught errors, requests to another origin, secrets in anything that is answered.
 */
export function watch(context: BrowserContext, origin: string): Watch {
  const allowed: RegExp[] = [];
  const origins: string[] = [];
  const consoleErrors: string[] = [];
  const others: string[] = [];
  const reading: Promise<void>[] = [];
  const open = new Map<Request, number>();

  context.on('console', (message) => {
    if (message.type() === 'error') {
      consoleErrors.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => consoleErrors.push(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    open.set(request, Date.now());
    if (isForeign(request, origin) && !origins.some((one) => request.url().startsWith(one)))
      others.push(`another origin: ${request.url()}`);
  });
  context.on('requestfailed', (request) => open.delete(request));
  context.on('response', (response) => {
    if (holdsSecret(JSON.stringify(response.headers())))
      others.push(`secret in headers of ${response.url()}`);
  });
  // A body is read once it came whole: reading earlier waits for the rest, which a tab in the
  // background may never ask for.
  context.on('requestfinished', (request) => {
    open.delete(request);
    reading.push(
      bodyOf(request).then((body) => {
        if (holdsSecret(body)) others.push(`secret in body of ${request.url()}`);
      }),
    );
  });
  return {
    allow: (message) => allowed.push(message),
    allowOrigin: (prefix) => origins.push(prefix),
    async problems() {
      await Promise.all(reading);
      const unexpected = consoleErrors.filter((text) => !allowed.some((one) => one.test(text)));
      return [...unexpected, ...others];
    },
    unanswered: () =>
      [...open].map(([request, since]) => {
        const { pathname } = new URL(request.url());
        return `${request.method()} ${pathname} for ${Date.now() - since} ms`;
      }),
  };
}

function isForeign(request: Request, origin: string): boolean {
  const url = new URL(request.url());
  return /^(https?|wss?):$/.test(url.protocol) && url.origin !== origin;
}

/** Of the one build, whose names change with what is in them: what this worker has searched. */
const searched = new Set<string>();

async function bodyOf(request: Request): Promise<string> {
  const { pathname } = new URL(request.url());
  if (searched.has(pathname)) return '';
  try {
    const response = await request.response();
    const type = response?.headers()['content-type'] ?? '';
    // A stream never ends; what it says is searched where it is read (`agenda-live.spec.ts`).
    if (!response || !TEXT.test(type) || type.startsWith('text/event-stream')) return '';
    const body = await response.text();
    if (response.ok() && pathname.startsWith('/_next/static/')) searched.add(pathname);
    return body;
  } catch {
    // Redirects have no body, and a page that was left takes the bodies of its requests along.
    return '';
  }
}

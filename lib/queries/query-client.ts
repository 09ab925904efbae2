import { QueryClient } from '@tanstack/react-query';
import { ClinicProblem } from './problem';

/** Milliseconds for which what is on the screen is believed without asking again. */
const FRESH = 30_000;

/** One per browser tab, and one per request on the server. In memory only: nothing is persisted. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Calls go out though the browser says that it is offline: it would hold them back without a
      // word, and a payment would be sent by itself once somebody has collected it otherwise.
      queries: {
        staleTime: FRESH,
        retry: worthRepeating,
        refetchOnWindowFocus: true,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // A write is never repeated by itself: its answer may be lost, not its effect.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** The server already repeats what is worth repeating; only our own absence is tried once more. */
function worthRepeating(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof ClinicProblem && error.status === 0;
}

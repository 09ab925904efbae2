import { ownHandler } from '@/lib/queries/own-handler';

export type SettledAs = 'made' | 'not-made';

export interface Settled {
  /** The idempotency key of the change. */
  readonly key: string;
  /** Who sent it; the person themselves where absent. */
  readonly staffId?: string;
  readonly as: SettledAs;
}

export const changeHandlers = {
  /**
   * Notes what a person found out about a change of unknown outcome. A person settles what their role
   * could have sent.
   */
  settle: ownHandler<{ body: Settled; answer: { readonly settled: boolean } }>({
    method: 'POST',
    path: '/api/changes/settle',
    right: 'signed-in',
    action: 'changes.settle',
  }),
};

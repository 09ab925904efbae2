import { useMutation } from '@tanstack/react-query';
import { callHandler } from './call-handler';

export type SettledAs = 'made' | 'not-made';

interface Settled {
  readonly key: string;
  /** Who sent it; the person themselves where absent. */
  readonly staffId?: string;
  readonly as: SettledAs;
}

/** Notes what a person found out about a change of unknown outcome. */
export const useSettleChange = () =>
  useMutation({
    mutationFn: (settled: Settled) => callHandler('POST', '/api/changes/settle', { body: settled }),
  });

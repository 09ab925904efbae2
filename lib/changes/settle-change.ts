import { useMutation } from '@tanstack/react-query';
import { callOwn } from '@/lib/queries/call-own';
import { changeHandlers, type Settled } from './handlers';

/** Notes what a person found out about a change of unknown outcome. */
export const useSettleChange = () =>
  useMutation({
    mutationFn: (settled: Settled) => callOwn(changeHandlers.settle, { body: settled }),
  });

import { useMutation } from '@tanstack/react-query';
import { changeHandlers, type Settled } from '@/lib/changes/handlers';
import { callOwn } from './call-own';

/** Notes what a person found out about a change of unknown outcome. */
export const useSettleChange = () =>
  useMutation({
    mutationFn: (settled: Settled) => callOwn(changeHandlers.settle, { body: settled }),
  });

import { useMutation } from '@tanstack/react-query';
import { callHandler } from './call-handler';

/** Puts on the audit trail that a page goes on paper: its address, without the host. */
export const usePrintTrail = () =>
  useMutation({
    mutationFn: (page: string) => callHandler('POST', '/api/audit/print', { body: { page } }),
    // A printer's dialog holds everything else up, and a line may come back after it.
    retry: 2,
  });

import { useMutation } from '@tanstack/react-query';
import { auditHandlers } from '@/lib/audit/handlers';
import { callOwn } from '@/lib/queries/call-own';

/** Puts on the audit trail that a page goes on paper: its address, without the host. */
export const usePrintTrail = () =>
  useMutation({
    mutationFn: (page: string) => callOwn(auditHandlers.print, { body: { page } }),
    // A printer's dialog holds everything else up, and a line may come back after it.
    retry: 2,
  });

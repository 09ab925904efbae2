import { useMutation } from '@tanstack/react-query';
import type { ConnectionTest } from '@/lib/connection/test-connection.server';
import { callHandler } from './call-handler';

/** Asks nothing of anybody: tried again it does nothing twice. Our own handler answers with this very type. */
export const useConnectionTest = () =>
  useMutation({
    mutationFn: async () => (await callHandler('POST', '/api/connection/test')) as ConnectionTest,
  });

import { useMutation } from '@tanstack/react-query';
import { callOwn } from '@/lib/queries/call-own';
import { connectionHandlers } from './handlers';

/** Asks nothing of anybody: tried again it does nothing twice. */
export const useConnectionTest = () =>
  useMutation({ mutationFn: () => callOwn(connectionHandlers.test, {}) });

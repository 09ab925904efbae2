import { useMutation } from '@tanstack/react-query';
import { connectionHandlers } from '@/lib/connection/handlers';
import { callOwn } from './call-own';

/** Asks nothing of anybody: tried again it does nothing twice. */
export const useConnectionTest = () =>
  useMutation({ mutationFn: () => callOwn(connectionHandlers.test, {}) });

import { useState } from 'react';
import { sendJson } from '@/components/form/send-json';
import { leaveToSignIn } from '@/lib/enter-and-leave';
import { mayLeavePage } from '@/lib/leave-guard';
import { tellSessionNews } from '@/lib/session-news';

/** Ends the session, in every tab of this browser; what is typed is asked about first. */
export function useSignOut() {
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle');

  async function signOut(): Promise<void> {
    if (!mayLeavePage()) return;
    setState('leaving');
    const { ok } = await sendJson('POST', '/api/auth/sign-out');
    if (!ok) return setState('failed');
    tellSessionNews('signed-out');
    leaveToSignIn();
  }

  return { state, signOut };
}

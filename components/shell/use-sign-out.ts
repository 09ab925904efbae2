import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { sendJson } from '@/components/form/send-json';
import { areDraftsKept } from '@/lib/emr/draft-memory';
import { leaveToSignIn } from '@/lib/enter-and-leave';
import { isGuarded, mayLeavePage } from '@/lib/leave-guard';
import { tellSessionNews } from '@/lib/session-news';

/** Ends the session, in every tab of this browser; what is typed in this one, also in a form left behind, is asked about first. */
export function useSignOut() {
  const question = useTranslations('common')('unsavedDrafts');
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle');

  async function signOut(): Promise<void> {
    // Asked once: whoever gives up what is on the page is not asked again for what was left behind.
    const isAsked = isGuarded();
    if (!mayLeavePage()) return;
    if (!isAsked && areDraftsKept() && !window.confirm(question)) return;
    setState('leaving');
    const { ok } = await sendJson('POST', '/api/auth/sign-out');
    if (!ok) return setState('failed');
    tellSessionNews('signed-out');
    leaveToSignIn();
  }

  return { state, signOut };
}

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { sendJson } from '@/components/form/send-json';
import { isChangeOpen } from '@/lib/changes/is-change-open';
import { patientsOfDrafts } from '@/lib/emr/draft-memory';
import { leaveToSignIn } from '@/lib/enter-and-leave';
import { mayLeavePage } from '@/lib/leave-guard';
import { tellSessionNews } from '@/lib/session-news';

/** Ends the session, in every tab of this browser; what is typed in this one, also in a form left behind, is asked about first. */
export function useSignOut() {
  const t = useTranslations('common');
  const locale = useLocale();
  const queries = useQueryClient();
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle');

  /** Asked apart from the form at hand: who gives that up may not know any more of what was left behind. */
  function mayLeaveDrafts(): boolean {
    const asks = (isSent: boolean, question: 'unsavedDrafts' | 'sentDrafts') => {
      const patients = patientsOfDrafts((id) => isChangeOpen(queries, id) === isSent);
      if (patients.length === 0) return true;
      return window.confirm(t(question, { names: new Intl.ListFormat(locale).format(patients) }));
    };
    return asks(false, 'unsavedDrafts') && asks(true, 'sentDrafts');
  }

  async function signOut(): Promise<void> {
    // The form at hand last: once it is given up, nothing on the page asks any more.
    if (!mayLeaveDrafts() || !mayLeavePage()) return;
    setState('leaving');
    const { ok } = await sendJson('POST', '/api/auth/sign-out');
    if (!ok) return setState('failed');
    tellSessionNews('signed-out');
    leaveToSignIn();
  }

  return { state, signOut };
}

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { sendJson } from '@/components/form/send-json';
import { isChangeOpen } from '@/lib/changes/is-change-open';
import { listDrafts } from '@/lib/drafts/draft-store';
import { leaveToSignIn } from '@/lib/enter-and-leave';
import { ask, guardAgain, mayLeavePage } from '@/lib/leave-guard';
import { tellSessionNews } from '@/lib/session-news';

/** Ends the session in every tab of this browser. Unsaved forms and drafts are asked about first. */
export function useSignOut() {
  const t = useTranslations('common');
  const locale = useLocale();
  const queries = useQueryClient();
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle');

  /** Drafts of other pages have a question of their own: the person may have forgotten them. */
  async function mayLeaveDrafts(): Promise<boolean> {
    const drafts = await listDrafts();
    const asks = async (isSent: boolean, question: 'unsavedDrafts' | 'sentDrafts') => {
      const patients = drafts.flatMap(({ id, patient, isSent: wasSent = false }) =>
        patient !== undefined && (wasSent || isChangeOpen(queries, id)) === isSent ? [patient] : [],
      );
      if (patients.length === 0) return true;
      const names = new Intl.ListFormat(locale).format(new Set(patients));
      return ask(t(question, { names }));
    };
    const isElsewhere = drafts.some((draft) => draft.isElsewhere && draft.patient === undefined);
    if (isElsewhere && !(await ask(t('unsavedElsewhere')))) return false;
    return (await asks(false, 'unsavedDrafts')) && asks(true, 'sentDrafts');
  }

  async function signOut(): Promise<void> {
    // The form at hand last: once it is given up, nothing on the page asks any more.
    if (!(await mayLeaveDrafts()) || !(await mayLeavePage())) return;
    setState('leaving');
    const { ok } = await sendJson('POST', '/api/auth/sign-out');
    if (!ok) {
      guardAgain();
      return setState('failed');
    }
    tellSessionNews('signed-out');
    leaveToSignIn();
  }

  return { state, signOut };
}

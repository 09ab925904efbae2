'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { late } from '@/components/late';
import { leaveToSignIn } from '@/lib/enter-and-leave';
import { SESSION_ENDED_EVENT } from '@/lib/queries/call-handler';
import { hearSessionNews, tellSessionNews } from '@/lib/session-news';
import { signedInAs } from './signed-in-as';

const RenewSession = late(async () => (await import('./renew-session')).RenewSession);

/**
 * When the session ends in mid-work, asks for the password over the page instead of leaving it:
 * what was typed stays. Signed out in another tab, or somebody else signed in there, leaves at once.
 * A page brought back from the browser's memory is loaded anew, so that nothing of an ended session
 * is shown.
 */
export function SessionWatch({ email }: { email: string }) {
  const queries = useQueryClient();
  const [ended, setEnded] = useState(false);
  const goOn = useCallback(() => {
    setEnded(false);
    void queries.invalidateQueries();
  }, [queries]);

  useEffect(() => {
    const onEnded = () => setEnded(true);
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) location.reload();
    };
    window.addEventListener(SESSION_ENDED_EVENT, onEnded);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener(SESSION_ENDED_EVENT, onEnded);
      window.removeEventListener('pageshow', onShow);
    };
  }, []);

  useEffect(
    () =>
      hearSessionNews(async (news) => {
        const who = news === 'signed-in' ? await signedInAs(email) : 'other';
        if (who === 'same') goOn();
        // Asked in a tab nobody looks at, a question would keep the record on the screen.
        else if (who === 'other') leaveToSignIn();
        // What is typed here is not thrown away on a guess: the page is covered and the person asked.
        else setEnded(true);
      }),
    [email, goOn],
  );

  if (!ended) return null;
  return (
    <Suspense>
      <RenewSession
        email={email}
        onRenewed={() => {
          tellSessionNews('signed-in');
          goOn();
        }}
      />
    </Suspense>
  );
}

'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { late } from '@/components/late';
import { leaveToSignIn } from '@/lib/enter-and-leave';
import { SESSION_ENDED_EVENT } from '@/lib/queries/call-handler';
import { onSignInAgain } from '@/lib/queries/sign-in-again';
import { hearSessionNews, tellSessionNews } from '@/lib/session-news';
import { signedInAs } from './signed-in-as';

const RenewSession = late(async () => (await import('./renew-session')).RenewSession);

interface SessionWatchProps {
  email: string;
  /** Of the demonstration, whose accounts are entered without it. */
  demoPassword: string | undefined;
}

/**
 * When the session ends in mid-work, asks for the password over the page instead of leaving it:
 * what was typed stays. Signed out in another tab, or somebody else signed in there, leaves at once.
 * What a session alone may not do waits for the password in the same way.
 * A page brought back from the browser's memory is loaded anew, so that nothing of an ended session
 * is shown.
 */
export function SessionWatch({ email, demoPassword }: SessionWatchProps) {
  const queries = useQueryClient();
  const [ended, setEnded] = useState(false);
  /** Whoever waits for the person to sign in again. */
  const [waiting, setWaiting] = useState<(done: boolean) => void>();
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

  useEffect(() => onSignInAgain(() => new Promise((resolve) => setWaiting(() => resolve))), []);

  if (!ended && !waiting) return null;
  function answer(isDone: boolean): void {
    waiting?.(isDone);
    setWaiting(undefined);
  }
  return (
    <Suspense>
      <RenewSession
        email={email}
        demoPassword={demoPassword}
        onRenewed={() => {
          tellSessionNews('signed-in');
          if (ended) goOn();
          answer(true);
        }}
        // A session that ended leaves no choice.
        onCancel={ended ? undefined : () => answer(false)}
      />
    </Suspense>
  );
}

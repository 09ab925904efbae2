'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Suspense, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { lazyPart } from '@/components/lazy-part';
import { useToast } from '@/components/ui/overlays/toast';
import { leaveToSignIn } from '@/lib/enter-and-leave';
import { takeLost } from '@/lib/lock-screen';
import { SESSION_ENDED_EVENT } from '@/lib/queries/call-handler';
import { onSignInAgain } from '@/lib/queries/sign-in-again';
import { hearSessionNews, tellSessionNews } from '@/lib/session-news';
import { signedInAs } from './signed-in-as';
import { useIdleLock } from './use-idle-lock';

const RenewSession = lazyPart(async () => (await import('./renew-session')).RenewSession);

interface SessionWatchProps {
  email: string;
  /** Of the demonstration, whose accounts are entered without it. */
  demoPassword: string | undefined;
}

/**
 * When the session ends in mid-work, asks for the password over the page instead of leaving it:
 * what was typed stays. Signed out in another tab, or somebody else signed in there, leaves at once.
 * Where nobody was for a while, the screen is locked.
 * What a session alone may not do waits for the password in the same way.
 * A page brought back from the browser's memory is loaded anew, so that nothing of an ended session
 * is shown.
 */
export function SessionWatch({ email, demoPassword }: SessionWatchProps) {
  const queries = useQueryClient();
  const router = useRouter();
  const [ended, setEnded] = useState(false);
  useIdleLock(email);
  const toast = useToast();
  const t = useTranslations('shell.lost');
  /** Whoever waits for the person to sign in again. */
  const [waiting, setWaiting] = useState<(done: boolean) => void>();
  const goOn = useCallback(() => {
    setEnded(false);
    void queries.invalidateQueries();
    // What the server made of the page may be of before; what is typed stays.
    if (ended) router.refresh();
  }, [queries, router, ended]);

  const tellLost = useEffectEvent(() => {
    const lost = takeLost();
    if (lost) toast({ message: t(lost) });
  });
  useEffect(() => tellLost(), []);

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
        reason={ended ? 'renew' : 'confirm'}
        onRenewed={() => {
          tellSessionNews('signed-in');
          if (ended) goOn();
          answer(true);
        }}
        onCancel={ended ? undefined : () => answer(false)}
      />
    </Suspense>
  );
}

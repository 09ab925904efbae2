'use client';

import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { SESSION_ENDED_EVENT, SESSION_RENEWED_EVENT } from '@/lib/queries/call-handler';

const RenewSession = lazy(() => import('./renew-session'));

/**
 * When the session ends in mid-work, asks for the password over the page instead of leaving it:
 * what was typed stays. A page brought back from the browser's memory is loaded anew, so that
 * nothing of an ended session is shown.
 */
export function SessionWatch({ email }: { email: string }) {
  const queries = useQueryClient();
  const [ended, setEnded] = useState(false);

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

  if (!ended) return null;
  return (
    <Suspense>
      <RenewSession
        email={email}
        onRenewed={() => {
          setEnded(false);
          queries.invalidateQueries();
          window.dispatchEvent(new Event(SESSION_RENEWED_EVENT));
        }}
      />
    </Suspense>
  );
}

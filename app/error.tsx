'use client';

import { lazy, Suspense } from 'react';

// Sent along with every page, so what it shows is fetched when it is needed.
const BareError = lazy(() => import('@/components/shell/bare-error'));

export default function ErrorPage({ error }: { error: Error & { digest?: string } }) {
  return (
    <Suspense>
      <BareError digest={error.digest} />
    </Suspense>
  );
}

'use client';

import { lazy, Suspense, useState } from 'react';
import './globals.css';

// Sent along with every page, so what it shows is fetched when it is needed.
const BareError = lazy(() => import('@/components/shell/bare-error'));

/** Replaces the whole document when even the root layout failed. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  // Read before this document takes the place of the one that failed.
  const [lang] = useState(() =>
    typeof document === 'undefined' ? 'es-CO' : document.documentElement.lang,
  );
  return (
    <html lang={lang || 'es-CO'}>
      <body>
        <Suspense>
          <BareError digest={error.digest} />
        </Suspense>
      </body>
    </html>
  );
}

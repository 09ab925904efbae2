'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import type { PageProblem } from '@/lib/queries/page-problem';
import { LoadError } from './load-error';
import { passes, problemMessage } from './problem-message';
import { ReloadOnReturn } from './reload-on-return';

interface ReloadErrorProps {
  title: string;
  problem: PageProblem;
  /** The title is the page's own where the content would have brought it. */
  heading?: 'h1' | 'p';
}

/** A failed load of what only the server reads; trying again asks the server for the page anew. */
export function ReloadError({ title, problem, heading = 'h1' }: ReloadErrorProps) {
  const router = useRouter();
  const [retrying, retry] = useTransition();
  return (
    <>
      <LoadError
        heading={heading}
        title={title}
        error={problem}
        retrying={retrying}
        onRetry={() => retry(() => router.refresh())}
      />
      {passes(problemMessage(problem)) && <ReloadOnReturn />}
    </>
  );
}

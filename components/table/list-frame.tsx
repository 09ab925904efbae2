'use client';

import type { ReactNode } from 'react';
import { LoadError } from '@/components/form/load-error';
import { Banner } from '@/components/ui/banner';
import { TableSkeleton } from './table-skeleton';

interface ListFrameProps<Found> {
  /** What was read; undefined before the first answer. */
  found: Found | undefined;
  /** Why there is nothing to show, or nothing newer. */
  problem: unknown;
  isFetching: boolean;
  onRetry: () => void;
  words: { readonly failed: string; readonly loading: string; readonly stale: string };
  /** Rows and pages, or why there are none. */
  children: (found: Found) => ReactNode;
}

/** A list in each of its states: on its way, not to be had, older than what is asked for, here. */
export function ListFrame<Found>({
  found,
  problem,
  isFetching,
  onRetry,
  words,
  children,
}: ListFrameProps<Found>) {
  const isFailed = problem !== undefined && problem !== null;
  return (
    <>
      {isFailed && found !== undefined && (
        <Banner tone="attention" className="mb-4">
          {words.stale}
        </Banner>
      )}
      <div className="rounded-md border border-line bg-surface">
        {found !== undefined ? (
          children(found)
        ) : isFailed ? (
          <LoadError title={words.failed} error={problem} retrying={isFetching} onRetry={onRetry} />
        ) : (
          <TableSkeleton label={words.loading} />
        )}
      </div>
    </>
  );
}

import { Skeleton } from '@/components/ui/states/skeleton';

/** Widths vary as texts do; the same each time, so that nothing jumps. */
const WIDTHS = ['w-56', 'w-40', 'w-64', 'w-48', 'w-52', 'w-36', 'w-60', 'w-44'] as const;

/** A table before its first answer: rows of the same height, with some columns. */
export function TableSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="@container">
      <div className="h-9 rounded-t-md border-b border-line bg-sunken" />
      {WIDTHS.map((width) => (
        <div
          key={width}
          className="flex h-11 items-center gap-6 border-b border-line px-4 last:border-b-0"
        >
          <div className="flex-1">
            <Skeleton className={`h-3.5 max-w-full ${width}`} />
          </div>
          <Skeleton className="h-3.5 w-28 @max-table-md:hidden" />
          <Skeleton className="h-3.5 w-16 @max-table-md:hidden" />
          <Skeleton className="h-3.5 w-32 @max-table-md:hidden" />
          <Skeleton className="h-5 w-16" />
        </div>
      ))}
    </div>
  );
}

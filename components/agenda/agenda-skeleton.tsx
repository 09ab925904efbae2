import { Skeleton } from '@/components/ui/states/skeleton';

/** The shape of a day while it loads. */
export function AgendaSkeleton({ label }: { label: string }) {
  return (
    <div
      role="status"
      aria-label={label}
      className="grid grid-cols-4 gap-4 rounded-md border border-line bg-surface p-4 max-sm:grid-cols-1"
    >
      {['a', 'b', 'c', 'd'].map((column) => (
        <div key={column} className="grid content-start gap-3 max-sm:nth-[n+2]:hidden">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-20" />
          <Skeleton className="h-14" />
          <Skeleton className="mt-8 h-28" />
          <Skeleton className="h-14" />
        </div>
      ))}
    </div>
  );
}

import { Skeleton } from '@/components/ui/skeleton';

/** Widths vary as names do; the same each time, so that nothing jumps. */
const NAMES = ['w-56', 'w-40', 'w-64', 'w-48', 'w-52', 'w-36', 'w-60', 'w-44'] as const;

/** The patients table before its first answer: same rows, same columns. */
export function PatientsSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <div className="h-9 rounded-t-md border-b border-line bg-sunken" />
      {NAMES.map((width) => (
        <div
          key={width}
          className="flex h-11 items-center gap-6 border-b border-line px-4 last:border-b-0"
        >
          <div className="flex-1">
            <Skeleton className={`h-3.5 max-w-full ${width}`} />
          </div>
          <Skeleton className="h-3.5 w-28 max-md:hidden" />
          <Skeleton className="h-3.5 w-16 max-md:hidden" />
          <Skeleton className="h-3.5 w-32 max-md:hidden" />
          <Skeleton className="h-5 w-16" />
        </div>
      ))}
    </div>
  );
}

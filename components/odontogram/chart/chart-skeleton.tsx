import { Skeleton } from '@/components/ui/states/skeleton';

const TEETH = Array.from({ length: 16 }, (_, index) => index);

/** Boxes, not teeth: nothing here looks like a mouth that was read. */
export function ChartSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="mb-3 h-9 w-96 max-w-full" />
      <Skeleton className="mb-3 h-10 w-full" />
      <div className="rounded-md border border-line bg-surface p-4">
        {[0, 1].map((row) => (
          <div key={row} className="mb-4 grid grid-cols-8 gap-2 sm:grid-cols-16">
            {TEETH.map((tooth) => (
              <Skeleton key={tooth} className="h-40" />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

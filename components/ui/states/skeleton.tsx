import { cx } from '@/components/ui/cx';

/** One block in the shape of what will come. Give it its size by class. */
export function Skeleton({ className }: { className: string }) {
  return <span className={cx('block motion-safe:animate-pulse rounded-sm bg-line', className)} />;
}

import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/states/skeleton';

const COLUMNS = [
  ['visits', 'identity'],
  ['contact', 'emergency', 'record'],
] as const;

/** A record before its first answer: banner and cards in their places. */
export function PatientSkeleton() {
  const t = useTranslations('patient');
  return (
    <div role="status" aria-label={t('loading')}>
      <div className="mb-2 flex items-start gap-4 pt-7 lg:pt-0">
        <div className="overflow-hidden rounded-full max-sm:hidden lg:hidden">
          <Skeleton className="size-11" />
        </div>
        <div className="flex-1 lg:flex lg:h-9 lg:items-center lg:gap-5">
          <Skeleton className="h-6 w-72 max-w-full" />
          <Skeleton className="mt-2 h-4 w-96 max-w-full lg:mt-0" />
        </div>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {COLUMNS.map((cards) => (
          <div key={cards[0]} className="grid gap-4">
            {cards.map((card) => (
              <div key={card} className="rounded-md border border-line bg-surface p-4">
                <Skeleton className="h-4 w-32" />
                <Skeleton className="mt-6 h-4 w-full" />
                <Skeleton className="mt-3 h-4 w-2/3" />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

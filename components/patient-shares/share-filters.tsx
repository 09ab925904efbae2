'use client';

import { useTranslations } from 'next-intl';
import { DateRange } from '@/components/form/date-range';
import { TypedSelect } from '@/components/form/typed-select';
import { useCleared } from '@/components/form/use-date-range';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { SegmentedLinks } from '@/components/ui/segmented-links';
import { CONCEPTS, type ShareView, STATUSES, sharesHref } from '@/lib/billing/share-view';

interface ShareFiltersProps {
  view: ShareView;
  /** How many are to be settled; undefined while that is not known. */
  flagged: number | undefined;
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  onChange: (view: ShareView) => void;
}

/** Narrows the list of the whole clinic down; each choice has its address. */
export function ShareFilters({ view, flagged, today, onChange }: ShareFiltersProps) {
  const t = useTranslations('patientShares.filters');
  const isFlagged = view.review !== undefined;
  const isNarrowed = [view.status, view.concept, view.from, view.to].some(Boolean);
  const [cleared, clearTyped] = useCleared();
  const change = (change: Partial<ShareView>) => onChange({ ...view, ...change, page: 1 });
  return (
    <search className="mb-4 flex flex-wrap items-end gap-x-3 gap-y-2 print:hidden">
      <SegmentedLinks
        label={t('review')}
        segments={[
          {
            href: sharesHref({ ...view, review: undefined, page: 1 }),
            isCurrent: !isFlagged,
            label: t('all'),
          },
          {
            href: sharesHref({ ...view, review: 'flagged', page: 1 }),
            isCurrent: isFlagged,
            label: (
              <>
                {t('flagged')}
                {flagged !== undefined && flagged > 0 && (
                  <Badge tone="attention">{t('count', { count: flagged })}</Badge>
                )}
              </>
            ),
          },
        ]}
      />
      <Field label={t('status')} className="w-40 max-sm:w-auto max-sm:grow max-sm:basis-[40%]">
        {(control) => (
          <TypedSelect
            {...control}
            value={view.status ?? ''}
            onChoose={(value) => change({ status: STATUSES.find((status) => status === value) })}
          >
            <option value="">{t('anyStatus')}</option>
            {STATUSES.map((status) => (
              <option key={status} value={status}>
                {t(`statuses.${status}`)}
              </option>
            ))}
          </TypedSelect>
        )}
      </Field>
      <Field label={t('concept')} className="w-52 max-sm:w-auto max-sm:grow max-sm:basis-[40%]">
        {(control) => (
          <TypedSelect
            {...control}
            value={view.concept ?? ''}
            onChoose={(value) => change({ concept: CONCEPTS.find((concept) => concept === value) })}
          >
            <option value="">{t('anyConcept')}</option>
            {CONCEPTS.map((concept) => (
              <option key={concept} value={concept}>
                {t(`concepts.${concept}`)}
              </option>
            ))}
          </TypedSelect>
        )}
      </Field>
      <DateRange
        key={cleared}
        from={view.from}
        to={view.to}
        today={today}
        labels={{ from: t('from'), to: t('to') }}
        onChange={change}
      />
      {isNarrowed && (
        <Button
          variant="quiet"
          icon="close"
          onClick={() => {
            clearTyped();
            change({ status: undefined, concept: undefined, from: undefined, to: undefined });
          }}
        >
          {t('clear')}
        </Button>
      )}
    </search>
  );
}

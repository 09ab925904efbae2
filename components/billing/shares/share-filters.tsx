'use client';

import { useTranslations } from 'next-intl';
import { DateRange } from '@/components/form/inputs/date-range';
import { TypedSelect } from '@/components/form/inputs/typed-select';
import { useCleared } from '@/components/form/inputs/use-date-range';
import { FilterBar } from '@/components/table/filter-bar';
import { Badge } from '@/components/ui/badge';
import { SegmentedLinks } from '@/components/ui/buttons/segmented-links';
import { Field } from '@/components/ui/field';
import { CONCEPTS, type ShareView, STATUSES, sharesHref } from '@/lib/billing/share-view';

interface ShareFiltersProps {
  view: ShareView;
  /** How many are to be settled; undefined while that is not known. */
  flagged: number | undefined;
  /** How many are to be collected, likewise. */
  owing: number | undefined;
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  onChange: (changes: Partial<ShareView>) => void;
}

/** Narrows the list of the whole clinic down; each choice has its address. */
export function ShareFilters({ view, flagged, owing, today, onChange }: ShareFiltersProps) {
  const t = useTranslations('patientShares.filters');
  const list = view.review ?? (view.owing === null ? 'all' : 'owing');
  const listOf = (of: Pick<ShareView, 'review' | 'owing'>) =>
    sharesHref({ ...view, ...of, page: 1 });
  const isNarrowed = [view.status, view.concept, view.from, view.to].some(Boolean);
  const [cleared, clearTyped] = useCleared();
  return (
    <FilterBar
      clear={
        isNarrowed && {
          label: t('clear'),
          onClear: () => {
            clearTyped();
            onChange({ status: null, concept: null, from: null, to: null });
          },
        }
      }
    >
      <SegmentedLinks
        label={t('review')}
        segments={[
          {
            href: listOf({ review: null, owing: null }),
            isCurrent: list === 'all',
            label: t('all'),
          },
          {
            href: listOf({ review: null, owing: 'true' }),
            isCurrent: list === 'owing',
            label: <Counted label={t('owing')} count={owing} />,
          },
          {
            href: listOf({ review: 'flagged', owing: null }),
            isCurrent: list === 'flagged',
            label: <Counted label={t('flagged')} count={flagged} />,
          },
        ]}
      />
      <Field label={t('status')} className="w-40 max-sm:w-auto max-sm:grow max-sm:basis-[40%]">
        {(control) => (
          <TypedSelect
            {...control}
            value={view.status ?? ''}
            onChoose={(value) =>
              onChange({ status: STATUSES.find((status) => status === value) ?? null })
            }
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
            onChoose={(value) =>
              onChange({ concept: CONCEPTS.find((concept) => concept === value) ?? null })
            }
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
        from={view.from ?? undefined}
        to={view.to ?? undefined}
        today={today}
        labels={{ from: t('from'), to: t('to') }}
        onChange={({ from = null, to = null }) => onChange({ from, to })}
      />
    </FilterBar>
  );
}

function Counted({ label, count }: { label: string; count: number | undefined }) {
  const t = useTranslations('patientShares.filters');
  return (
    <>
      {label}
      {count !== undefined && count > 0 && <Badge tone="attention">{t('count', { count })}</Badge>}
    </>
  );
}

'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useQueryStates } from 'nuqs';
import { type UnbilledRights, UnbilledTable } from '@/components/billing/unbilled/unbilled-table';
import { DateRange } from '@/components/form/inputs/date-range';
import { TypedSelect } from '@/components/form/inputs/typed-select';
import { useCleared } from '@/components/form/inputs/use-date-range';
import { FilterBar } from '@/components/table/filter-bar';
import { ListFrame } from '@/components/table/list-frame';
import { Pagination } from '@/components/table/pagination';
import type { FailedLoad } from '@/components/table/use-list-screen';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { Field } from '@/components/ui/field';
import { PageHeader } from '@/components/ui/page-header';
import { EmptyState } from '@/components/ui/states/empty-state';
import { unbilledQueries } from '@/lib/billing/billing-queries';
import {
  UNBILLED_PAGE,
  UNBILLED_PATH,
  type UnbilledView,
  unbilledHref,
  unbilledListQuery,
  unbilledParams,
} from '@/lib/billing/unbilled-view';
import { formatPesos } from '@/lib/kit/money/money-format';
import { toProblem } from '@/lib/queries/page-problem';

interface UnbilledScreenProps {
  /** The clinic's date, `YYYY-MM-DD`. */
  today: string;
  /** None where they could not be read: then there is no filter by them. */
  doctors: readonly { readonly id: string; readonly name: string }[];
  rights: UnbilledRights;
  failed: FailedLoad;
}

/** Completed appointments that are on no bill, newest first. */
export function UnbilledScreen({ today, doctors, rights, failed }: UnbilledScreenProps) {
  const t = useTranslations('unbilled');
  const locale = useLocale();
  const [view, setView] = useQueryStates(unbilledParams);
  const list = useQuery(unbilledQueries.list(unbilledListQuery(view)));
  const found = list.data;
  const untold = list.isPending && failed?.href === unbilledHref(view) ? failed.problem : undefined;
  return (
    <>
      <PageHeader
        title={t('title')}
        {...(found && {
          facts: (
            <span role="status">
              {t('total', {
                total: found.totals.appointments,
                price: formatPesos(found.totals.price, locale),
              })}
            </span>
          ),
        })}
      />
      <Filters
        view={view}
        today={today}
        doctors={doctors}
        onChange={(changes) =>
          void setView((before) => ({ ...before, ...changes, page: 1 }), { history: 'push' })
        }
      />
      <ListFrame
        found={found}
        problem={list.error ?? (untold && toProblem(untold))}
        isFetching={list.isFetching}
        onRetry={() => void list.refetch()}
        words={{ failed: t('failed'), loading: t('loading'), stale: t('stale') }}
      >
        {({ data, pagination }) =>
          data.length === 0 ? (
            <NothingUnbilled view={view} total={pagination.total} />
          ) : (
            <>
              <UnbilledTable appointments={data} rights={rights} stale={list.isPlaceholderData} />
              <Pagination
                page={view.page}
                limit={UNBILLED_PAGE}
                total={pagination.total}
                hrefOf={(page) => unbilledHref({ ...view, page })}
              />
            </>
          )
        }
      </ListFrame>
    </>
  );
}

interface FiltersProps extends Pick<UnbilledScreenProps, 'today' | 'doctors'> {
  view: UnbilledView;
  onChange: (changes: Partial<UnbilledView>) => void;
}

function Filters({ view, today, doctors, onChange }: FiltersProps) {
  const t = useTranslations('unbilled.filters');
  const [cleared, clearTyped] = useCleared();
  return (
    <FilterBar
      clear={
        [view.doctorId, view.from, view.to].some(Boolean) && {
          label: t('clear'),
          onClear: () => {
            clearTyped();
            onChange({ doctorId: null, from: null, to: null });
          },
        }
      }
    >
      {doctors.length > 0 && (
        <Field label={t('doctor')} className="w-56 max-sm:w-auto max-sm:basis-full">
          {(control) => (
            <TypedSelect
              {...control}
              value={view.doctorId ?? ''}
              onChoose={(doctorId) => onChange({ doctorId: doctorId || null })}
            >
              <option value="">{t('anyDoctor')}</option>
              {doctors.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </TypedSelect>
          )}
        </Field>
      )}
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

/** Why nothing is listed. Only for a list that did load. */
function NothingUnbilled({ view, total }: { view: UnbilledView; total: number }) {
  const t = useTranslations('unbilled.empty');
  if (total > 0) {
    return (
      <EmptyState
        icon="agenda"
        title={t('pageTitle')}
        action={<LinkButton href={unbilledHref({ ...view, page: 1 })}>{t('firstPage')}</LinkButton>}
      />
    );
  }
  if ([view.doctorId, view.from, view.to].some(Boolean)) {
    return (
      <EmptyState
        icon="filter"
        title={t('filtered')}
        action={<LinkButton href={UNBILLED_PATH}>{t('all')}</LinkButton>}
      />
    );
  }
  return (
    <EmptyState icon="check" title={t('clinic')}>
      {t('explain')}
    </EmptyState>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { TypedSelect } from '@/components/form/inputs/typed-select';
import { VisitFilter } from '@/components/records/templates/visit-filter';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { Field } from '@/components/ui/field';
import type { PatientVisit } from '@/lib/agenda/shared/patient-visits';
import { type RecordsView, recordsHref } from '@/lib/records/shared/record-view';

interface RecordFiltersProps {
  patientId: string;
  view: RecordsView;
  templates: readonly { readonly id: string; readonly name: string }[];
  /** Undefined where they could not be read. */
  visits: readonly PatientVisit[] | undefined;
}

/** Narrows the records down; each choice has its address. */
export function RecordFilters({ patientId, view, templates, visits }: RecordFiltersProps) {
  const t = useTranslations('records.filters');
  const router = useRouter();
  const [isLoading, load] = useTransition();
  const { templateId, appointmentId } = view;
  const show = (next: Partial<RecordsView>) =>
    load(() => router.push(recordsHref(patientId, { ...view, ...next, page: 1 })));
  return (
    <search
      aria-busy={isLoading}
      className="mb-4 flex flex-wrap items-start gap-x-3 gap-y-2 print:hidden"
    >
      <Field label={t('template')} className="w-56 max-sm:w-full">
        {(control) => (
          <TypedSelect
            {...control}
            value={templateId ?? ''}
            onChoose={(value) => show({ templateId: value || null })}
          >
            <option value="">{t('anyTemplate')}</option>
            {templateId && !templates.some(({ id }) => id === templateId) && (
              <option value={templateId}>{templateId}</option>
            )}
            {templates.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </TypedSelect>
        )}
      </Field>
      <VisitFilter
        visits={visits}
        value={appointmentId ?? undefined}
        onChange={(chosen) => show({ appointmentId: chosen ?? null })}
      />
      {(templateId || appointmentId) && (
        <LinkButton href={recordsHref(patientId)} variant="quiet" icon="close">
          {t('clear')}
        </LinkButton>
      )}
    </search>
  );
}

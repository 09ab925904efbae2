'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { VisitFilter } from '@/components/emr/visit-filter';
import { TypedSelect } from '@/components/form/typed-select';
import { Field } from '@/components/ui/field';
import { LinkButton } from '@/components/ui/link-button';
import type { PatientVisit } from '@/lib/agenda/patient-visits';
import { type RecordsView, recordsHref } from '@/lib/records/record-view';

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
            onChoose={(value) => show({ templateId: value || undefined })}
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
        value={appointmentId}
        onChange={(chosen) => show({ appointmentId: chosen })}
      />
      {(templateId || appointmentId) && (
        <LinkButton href={recordsHref(patientId)} variant="quiet" icon="close">
          {t('clear')}
        </LinkButton>
      )}
    </search>
  );
}

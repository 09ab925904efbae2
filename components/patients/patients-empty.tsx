'use client';

import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { EmptyState } from '@/components/ui/states/empty-state';
import { shortened } from '@/lib/kit/text/shortened';
import { newPatientHref } from '@/lib/patients/rules/patient-from-search';

interface PatientsEmptyProps {
  search: string;
  filtered: boolean;
  /** Pages there are; more than none means that the page asked for lies behind the last. */
  pages: number;
  canCreate: boolean;
  hrefs: { readonly firstPage: string; readonly anyStatus: string };
}

/** Why nothing is listed, and what to do about it. Only for a list that did load. */
export function PatientsEmpty({ search, filtered, pages, canCreate, hrefs }: PatientsEmptyProps) {
  const t = useTranslations('patients.empty');
  if (pages > 0) {
    return (
      <EmptyState
        icon="patients"
        title={t('pageTitle')}
        action={<LinkButton href={hrefs.firstPage}>{t('firstPage')}</LinkButton>}
      >
        {t('pageExplain', { pages })}
      </EmptyState>
    );
  }
  const create = canCreate && (
    <LinkButton
      href={newPatientHref(search)}
      icon="add"
      variant={filtered ? 'secondary' : 'primary'}
    >
      {t('create')}
    </LinkButton>
  );
  if (search === '' && !filtered) {
    return (
      <EmptyState icon="patients" title={t('clinicTitle')} action={create || undefined}>
        {t('clinicExplain')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="search"
      title={search === '' ? t('filterTitle') : t('title', { search: shortened(search) })}
      action={
        <>
          {filtered && search !== '' && (
            <LinkButton href={hrefs.anyStatus}>{t('anyStatus')}</LinkButton>
          )}
          {filtered && search === '' && <LinkButton href="/patients">{t('all')}</LinkButton>}
          {search !== '' && create}
        </>
      }
    >
      {search === '' ? undefined : t('explain')}
    </EmptyState>
  );
}

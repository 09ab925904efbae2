'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useIdentityWords } from '@/components/patients/use-identity-words';
import { Button } from '@/components/ui/buttons/button';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { News } from '@/components/ui/news';
import { formatDate } from '@/lib/kit/dates/dates';
import type { Clash, PatientField, PatientFormValues } from './patient-form-values';

/**
 * The document belongs to someone already; `existingId` where the service says to whom. It goes with
 * the document that was refused.
 */
export function DuplicateNotice({ existingId }: { existingId: string | undefined }) {
  const t = useTranslations('patientForm.duplicate');
  const { control } = useFormContext<PatientFormValues>();
  const document = useWatch({ control, name: ['documentType', 'documentNumber'] }).join(' ');
  const [refused] = useState(document);
  if (document !== refused) return null;
  return (
    <News tone="attention" title={t('title')}>
      <p>{t('explain')}</p>
      {existingId && (
        // Its own tab: what was typed here may still be needed.
        <LinkButton href={`/patients/${existingId}`} target="_blank" size="small" className="mt-2">
          {t('open')}
        </LinkButton>
      )}
    </News>
  );
}

/** Somebody else saved other values for what was changed here. Nothing is overwritten unasked. */
export function ClashNotice({ clashes }: { clashes: readonly Clash[] }) {
  const t = useTranslations();
  const { control, setValue } = useFormContext<PatientFormValues>();
  const values = useWatch({ control });
  const wordOf = useFieldWords();
  return (
    <News tone="attention" title={t('patientForm.clash.title')}>
      <p>{t('patientForm.clash.explain')}</p>
      <ul className="mt-2 space-y-2">
        {clashes.map(({ field, theirs }) => (
          <li key={field} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>
              {t(theirs === '' ? 'patientForm.clash.emptied' : 'patientForm.clash.theirs', {
                field: t(`patient.fields.${field}`),
                value: wordOf(field, theirs),
              })}
            </span>
            {values[field] === theirs ? (
              <span className="text-sm text-ink-muted">{t('patientForm.clash.taken')}</span>
            ) : (
              <Button size="small" onClick={() => setValue(field, theirs, { shouldDirty: true })}>
                {t('patientForm.clash.take')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </News>
  );
}

/** What a field of the form holds, as people read it. */
function useFieldWords(): (field: PatientField, value: string) => string {
  const locale = useLocale();
  const words = useIdentityWords();
  return (field, value) => {
    switch (field) {
      case 'documentType':
        return words.documentType(value);
      case 'gender':
        return words.gender(value);
      case 'status':
        return words.status(value);
      case 'dateOfBirth':
        return formatDate(value, locale, 'long');
      default:
        return value;
    }
  };
}

'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { patientQueries } from '@/lib/queries/patients';
import { fullName } from '@/lib/rules/full-name';
import { normalizeDocumentNumber } from '@/lib/rules/identity';

interface DocumentInUseProps {
  type: string;
  number: string;
  /** The patient being edited, whose own document is no duplicate. */
  ownId: string | undefined;
}

/** Milliseconds of quiet after which a number counts as typed. */
const QUIET = 400;
/** Shorter numbers are still being typed. */
const MINIMUM = 5;

/**
 * Tells whose document it is while there is little typed yet. Only a courtesy: where it cannot be
 * asked nothing is said, and the service refuses a duplicate all the same.
 */
export function DocumentInUse({ type, number, ownId }: DocumentInUseProps) {
  const t = useTranslations('patientForm.duplicate');
  const search = useSettled(normalizeDocumentNumber(type, number));
  const isAsked = type !== '' && search.length >= MINIMUM;
  const { data } = useQuery({
    ...patientQueries.list({ search, limit: 5 }),
    enabled: isAsked,
  });
  const owner = data?.data.find(
    (patient) =>
      patient.id !== ownId &&
      patient.documentType === type &&
      normalizeDocumentNumber(type, patient.documentNumber ?? '') === search,
  );
  return (
    <div role="status">
      {isAsked && owner && (
        <p className="mt-1 text-sm text-attention">
          {t('early', { name: fullName(owner) })}{' '}
          <Link
            href={`/patients/${owner.id}`}
            target="_blank"
            prefetch={false}
            className="font-medium text-attention underline underline-offset-2"
          >
            {t('see')}
          </Link>
        </p>
      )}
    </div>
  );
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), QUIET);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useIdentityWords } from '@/components/patients/use-identity-words';
import { TYPING_PAUSE, useDebouncedValue } from '@/components/use-debounced-value';
import { fullName } from '@/lib/kit/text/full-name';
import { unpaddedDocument } from '@/lib/kit/text/identity';
import { patientQueries } from '@/lib/patients/shared/patient-queries';
import { KnownPatient } from './known-patient';

interface DocumentInUseProps {
  type: string;
  number: string;
  /** The patient being edited, whose own document is no duplicate. */
  ownId: string | undefined;
}

/** Shorter numbers are still being typed. */
const MINIMUM = 5;

/**
 * Tells whose document it is while there is little typed yet, and who has the number with another
 * type: a tarjeta de identidad becomes a cédula and keeps it. Only a courtesy: where it cannot be
 * asked nothing is said, and the service refuses a duplicate all the same.
 */
export function DocumentInUse({ type, number, ownId }: DocumentInUseProps) {
  const t = useTranslations('patientForm.duplicate');
  const words = useIdentityWords();
  const search = useDebouncedValue(number.trim(), TYPING_PAUSE);
  const key = unpaddedDocument(search);
  const isAsked = search.length >= MINIMUM && key !== '';
  const { data } = useQuery({
    ...patientQueries.list({ search, limit: 5 }),
    enabled: isAsked,
  });
  const holders = data?.data.filter(
    ({ id, documentNumber }) => id !== ownId && unpaddedDocument(documentNumber) === key,
  );
  const owner = holders?.find(({ documentType }) => documentType === type) ?? holders?.[0];
  return (
    <div role="status">
      {isAsked && owner && (
        <KnownPatient id={owner.id}>
          {type === '' || owner.documentType === type
            ? t('early', { name: fullName(owner) })
            : t('otherType', {
                name: fullName(owner),
                type: words.documentType(owner.documentType),
              })}
        </KnownPatient>
      )}
    </div>
  );
}

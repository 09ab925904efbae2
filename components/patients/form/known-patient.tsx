import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/buttons/link';

interface KnownPatientProps {
  id: string;
  /** Who it is, and what speaks for it. */
  children: ReactNode;
}

/** Somebody on record who may be the person being written down, to be looked at beside the form. */
export function KnownPatient({ id, children }: KnownPatientProps) {
  const t = useTranslations('patientForm.duplicate');
  return (
    <p className="mt-1 text-sm text-attention">
      {children}{' '}
      <Link
        href={`/patients/${id}`}
        target="_blank"
        className="font-medium text-attention underline underline-offset-2"
      >
        {t('see')}
      </Link>
    </p>
  );
}

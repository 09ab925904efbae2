'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { usePrintTrail } from '@/lib/audit/shared/printing';
import { PRINTED_PAGE_LENGTH } from '@/lib/kit/printed-page-length';
import { Strip } from './strip';

/** Sheets of their own, of which the server knows when they are drawn. */
const KNOWN = /^\/patients\/[^/]+\/odontogram\/(print|plan)$/;

/** Has each printing put on the audit trail, by whatever button or keys it was begun. */
export function PrintTrail() {
  const t = useTranslations('shell.print');
  const { mutate, isError, variables } = usePrintTrail();

  useEffect(() => {
    const tell = () => {
      const { pathname, search } = window.location;
      if (!KNOWN.test(pathname)) mutate((pathname + search).slice(0, PRINTED_PAGE_LENGTH));
    };
    window.addEventListener('beforeprint', tell);
    return () => window.removeEventListener('beforeprint', tell);
  }, [mutate]);

  if (!isError) return null;
  return (
    <div role="alert">
      <Strip tone="attention" icon="alert">
        {t('notOnTrail')}{' '}
        <Button variant="quiet" onClick={() => mutate(variables)}>
          {t('again')}
        </Button>
      </Strip>
    </div>
  );
}

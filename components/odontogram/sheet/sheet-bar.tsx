import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/buttons/link-button';
import { PrintButton } from '@/components/ui/buttons/print-button';

interface SheetBarProps {
  backHref: string;
  /** There is something to print. */
  canPrint: boolean;
  children?: ReactNode;
}

/** Above a sheet, and not on it. */
export function SheetBar({ backHref, canPrint, children }: SheetBarProps) {
  const t = useTranslations('odontogram.sheet');
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-2 print:hidden">
      <LinkButton href={backHref} icon="back" variant="quiet">
        {t('back')}
      </LinkButton>
      <span className="flex flex-wrap items-center gap-2">
        {children}
        {canPrint && <PrintButton variant="primary">{t('print')}</PrintButton>}
      </span>
    </div>
  );
}

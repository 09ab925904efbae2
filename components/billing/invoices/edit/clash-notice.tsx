'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/buttons/button';
import { News } from '@/components/ui/news';
import type { DraftPart } from '@/lib/billing/invoices/draft-edit';
import { estimateOf, type InvoiceValues } from '@/lib/billing/invoices/invoice-form';
import { formatPesos } from '@/lib/kit/money/money-format';

export interface Clash {
  /** What both changed. */
  readonly parts: readonly DraftPart[];
  /** The draft as the other person saved it. */
  readonly theirs: InvoiceValues;
}

/** Somebody else saved the draft meanwhile. Nothing is overwritten unasked. */
export function ClashNotice({ clash }: { clash: Clash | undefined }) {
  const t = useTranslations('invoices.edit.clash');
  const words = useTranslations('invoices.new');
  const locale = useLocale();
  const { setValue } = useFormContext<InvoiceValues>();
  function worth(part: DraftPart, theirs: InvoiceValues): string {
    if (part !== 'lines') return theirs[part];
    return formatPesos(estimateOf(theirs.lines, '').total, locale);
  }
  return (
    <News tone="attention" title={t('title')}>
      {clash && (
        <>
          <p>{t(clash.parts.length > 0 ? 'explain' : 'joined')}</p>
          <ul className="mt-2 space-y-2">
            {clash.parts.map((part) => (
              <li key={part} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span>
                  {t(worth(part, clash.theirs) === '' ? 'emptied' : 'theirs', {
                    field: words(part),
                    value: worth(part, clash.theirs),
                  })}
                </span>
                <Button
                  size="small"
                  onClick={() => setValue(part, clash.theirs[part], { shouldDirty: true })}
                >
                  {t('take')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </News>
  );
}

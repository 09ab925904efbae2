import { useLocale, useTranslations } from 'next-intl';
import { useLineErrors } from '@/components/bill-lines/use-line-errors';
import { MAX_INVOICE_NOTES, MAX_PESOS } from '@/lib/contract/limits';
import { formatPesos } from '@/lib/rules/money-format';
import { notesLength } from '@/lib/rules/notes';
import type { NewInvoice } from './use-new-invoice';

/** What is wrong, in words: at each field, and as a list that leads to them. */
export function useInvoiceErrors({ draft, errors, isPatientMissing }: NewInvoice) {
  const t = useTranslations('invoices.new');
  const notes = useTranslations('common.notes');
  const locale = useLocale();
  const lines = useLineErrors({
    lines: draft.lines,
    errors: errors.lines,
    whole: errors.whole,
    title: t('lines'),
  });
  const discount =
    errors.discount &&
    t(`errors.discount.${errors.discount}`, { pesos: formatPesos(MAX_PESOS, locale) });

  const wrong = [
    ...(isPatientMissing
      ? [{ name: 'patient', label: t('patient'), message: t('errors.patient') }]
      : []),
    ...lines,
    ...(discount ? [{ name: 'discount', label: t('discount'), message: discount }] : []),
    ...(errors.notes
      ? [
          {
            name: 'notes',
            label: t('notes'),
            message: notes(errors.notes, {
              more: notesLength(draft.notes) - MAX_INVOICE_NOTES,
              max: MAX_INVOICE_NOTES,
            }),
          },
        ]
      : []),
  ];
  return {
    wrong,
    discount,
  };
}

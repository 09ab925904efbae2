import { useLocale, useTranslations } from 'next-intl';
import { useLineErrors } from '@/components/bill-lines/use-line-errors';
import { MAX_PESOS } from '@/lib/contract/limits';
import { formatPesos } from '@/lib/rules/money-format';
import { methodWord } from './method-word';
import type { NewCharge } from './use-new-charge';

const SHARE_FIELDS = ['asked', 'concept', 'amount', 'method'] as const;
export type ShareField = (typeof SHARE_FIELDS)[number];

/** What is wrong, in words: at each field, and as a list that leads to them. */
export function useChargeErrors({ lines, share, errors }: NewCharge) {
  const t = useTranslations('charges.new');
  const locale = useLocale();
  const ofLines = useLineErrors({
    lines,
    errors: errors.lines,
    whole: errors.whole,
    title: t('lines'),
  });
  const payer = errors.payer && t(`errors.payer.${errors.payer}`);
  const wordOf: Record<ShareField, string | undefined> = {
    asked: errors.asked && t('errors.asked'),
    concept: errors.concept && t(`errors.concept.${errors.concept}`),
    amount:
      errors.amount &&
      t(`errors.amount.${errors.amount}`, { pesos: formatPesos(MAX_PESOS, locale) }),
    method: errors.method && t(`errors.${methodWord(share)}.${errors.method}`),
  };
  const labels = {
    asked: 'title',
    concept: 'concept',
    amount: 'amount',
    method: methodWord(share),
  } as const;
  const wrong = [
    ...(payer ? [{ name: 'payer', label: t('payer'), message: payer }] : []),
    ...ofLines,
    ...SHARE_FIELDS.flatMap((name) => {
      const message = wordOf[name];
      return message === undefined
        ? []
        : [
            {
              name,
              label: t(`share.${labels[name]}`),
              message,
            },
          ];
    }),
  ];
  return {
    wrong,
    payer,
    share: wordOf,
  };
}

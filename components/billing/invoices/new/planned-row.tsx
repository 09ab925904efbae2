import { useLocale, useTranslations } from 'next-intl';
import type { BilledOn, PlannedLine } from '@/lib/billing/planned-lines';
import { invoiceHref } from '@/lib/billing/shared/invoice-view';
import { formatPesos } from '@/lib/kit/money/money-format';

interface PlannedRowProps {
  line: PlannedLine;
  /** A line of the bill was brought from it. */
  isHere: boolean;
  /** Another invoice that it is on. */
  billedOn: BilledOn | undefined;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** A planned treatment to be ticked, with what it costs; one that is on an invoice cannot be. */
export function PlannedRow({ line, isHere, billedOn, isChosen, onChoose }: PlannedRowProps) {
  const t = useTranslations('invoices.plan');
  const locale = useLocale();
  const { name, surface, evolution, quantity, unitPrice } = line;
  return (
    <label className="flex min-h-8 items-start gap-2 py-1 touch:min-h-11">
      <input
        type="checkbox"
        className="mt-0.5 size-4.5 shrink-0 accent-accent"
        checked={isChosen}
        disabled={isHere || billedOn !== undefined}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <span className="min-w-0 flex-1">
        <span className="block wrap-anywhere">{name}</span>
        <span className="block text-sm text-ink-muted">
          {[surface, evolution].filter(Boolean).join(' · ')}
        </span>
        {billedOn && (
          <span className="block text-sm text-ink-muted">
            {t.rich('billedOn', {
              number: billedOn.invoiceNumber,
              link: (number) => (
                <a
                  href={invoiceHref(billedOn.invoiceId)}
                  target="_blank"
                  rel="noreferrer"
                  className="text-accent underline underline-offset-2"
                >
                  {number}
                </a>
              ),
            })}
          </span>
        )}
        {isHere && <span className="block text-sm font-medium text-attention">{t('here')}</span>}
      </span>
      <span className="tabular text-right">
        {unitPrice === undefined ? (
          <span className="text-ink-muted">{t('unpriced')}</span>
        ) : (
          formatPesos(quantity * unitPrice, locale)
        )}
        {unitPrice !== undefined && quantity !== 1 && (
          <span className="block text-sm text-ink-muted">
            {t('times', { quantity, price: formatPesos(unitPrice, locale) })}
          </span>
        )}
      </span>
    </label>
  );
}

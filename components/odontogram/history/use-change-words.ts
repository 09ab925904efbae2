import { useLocale, useTranslations } from 'next-intl';
import { formatPesos } from '@/lib/kit/money/money-format';
import { chartMode } from '@/lib/odontogram/chart-mode';
import { describeFinding, evolutionLabel } from '@/lib/odontogram/describe-finding';
import type { ChartChanges, PlaceChange } from '@/lib/odontogram/history/compare-charts';
import { findingDifferences } from '@/lib/odontogram/history/finding-differences';
import { lacksPrice } from '@/lib/odontogram/plan/prices';
import type { Catalog, ChartFinding } from '@/lib/odontogram/shared/chart-data';
import { useFindingWords, usePlaceWord } from '../use-odontogram-words';
import { useSignatureWords } from './use-signature-words';

/** What is different between two versions, in sentences. */
export function useChangeWords(catalog: Catalog) {
  const t = useTranslations('odontogram.history');
  const finding = useTranslations('odontogram.finding');
  const dentition = useTranslations('odontogram.dentition');
  const estimate = useTranslations('odontogram.estimate');
  const locale = useLocale();
  const placeWord = usePlaceWord(catalog.surfaces);
  const findingWords = useFindingWords(catalog);
  const signed = useSignatureWords();

  const arrow = (before: string, after: string) => t('became', { before, after });
  const labelOf = (of: ChartFinding) => {
    const { kind, label } = describeFinding(of, catalog);
    return kind ? label : finding('unknown', { id: label });
  };
  const modeOf = (mode: string) => {
    const known = chartMode(mode);
    return known ? dentition(known) : mode || dentition('unknown');
  };

  const priceOf = (of: ChartFinding) =>
    lacksPrice(of) ? estimate('noPrice') : formatPesos(of.subtotal, locale);

  function between(before: ChartFinding, after: ChartFinding): string {
    const is = findingDifferences(before, after);
    const [was, now] = [before, after].map((each) => evolutionLabel(each, catalog));
    const pesos = [before, after].map(priceOf);
    return [
      is.isOther ? arrow(labelOf(before), labelOf(after)) : labelOf(after),
      ...(is.evolution ? [arrow(was ?? '', now ?? '')] : []),
      ...(is.notes ? [t(`notes.${is.notes}`)] : []),
      ...(is.plan && before.subtotal !== after.subtotal
        ? [t('plan', { change: arrow(pesos[0] ?? '', pesos[1] ?? '') })]
        : []),
      ...(is.plan && before.subtotal === after.subtotal ? [t('planItems')] : []),
    ].join('; ');
  }

  return {
    placeOf: (change: PlaceChange) =>
      t('place', { fdi: String(change.toothFdi), place: placeWord(change) }),
    ofPlace: ({ before, after }: PlaceChange): string => {
      if (before && after) return between(before, after);
      const one = before ?? after;
      if (!one) return '';
      const price = one.plannedItems.length > 0 ? [priceOf(one)] : [];
      return [findingWords(one), ...price].join(' · ');
    },
    /** What is not of one place: the dentition, its teeth, the signature. */
    ofChart: ({ mode, come, gone, signature }: ChartChanges): string[] => [
      ...(mode ? [t('mode', { change: arrow(modeOf(mode.before), modeOf(mode.after)) })] : []),
      ...(come.length > 0
        ? [dentition('come', { count: come.length, teeth: come.join(', ') })]
        : []),
      ...(gone.length > 0 ? [dentition('go', { count: gone.length, teeth: gone.join(', ') })] : []),
      ...(signature
        ? [t('signature', { change: arrow(signed(signature.before), signed(signature.after)) })]
        : []),
    ],
  };
}

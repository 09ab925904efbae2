import { useLocale, useTranslations } from 'next-intl';
import { formatPesos } from '@/lib/kit/money/money-format';
import { describeFinding } from '@/lib/odontogram/describe-finding';
import type { Place } from '@/lib/odontogram/place';
import { lacksPrice } from '@/lib/odontogram/plan/prices';
import type { Catalog, CatalogTerm, ChartFinding } from '@/lib/odontogram/shared/chart-data';
import { hasPlan } from '@/lib/odontogram/shared/plan-lines';
import { surfaceWord, toothNameOf } from '@/lib/odontogram/shared/tooth-name';
import type { Hint } from './use-charting';

/** How people call a tooth: "primer molar inferior izquierdo". */
export function useToothName(): (fdi: number) => string {
  const t = useTranslations('odontogram.tooth');
  return (fdi) => {
    const name = toothNameOf(fdi);
    return name ? t('name', { ...name }) : t('unknown', { fdi: String(fdi) });
  };
}

/** How people call a surface of a tooth. */
export function useSurfaceWord(surfaces: readonly CatalogTerm[]) {
  const t = useTranslations('odontogram.tooth');
  return (toothFdi: number, surface: string): string =>
    surfaceWord(t, surfaces, { toothFdi, surface });
}

/** The part of a tooth that a finding is of, in words. */
export function usePlaceWord(surfaces: readonly CatalogTerm[]): (place: Place) => string {
  const t = useTranslations('odontogram.tooth');
  const wordOf = useSurfaceWord(surfaces);
  return ({ toothFdi, surface }) =>
    surface === undefined ? t('whole') : wordOf(toothFdi, surface);
}

/** A finding in one line: what it is, how far it is where that says anything, and what was noted. */
export function useFindingWords(catalog: Catalog): (finding: ChartFinding) => string {
  const t = useTranslations('odontogram.finding');
  return (finding) => {
    const { catalogFindingId, plannedItems, notes } = finding;
    const { kind, label, evolution } = describeFinding(finding, catalog);
    return [
      kind || label !== catalogFindingId ? label : t('unknown', { id: catalogFindingId }),
      evolution,
      ...(plannedItems.length > 0 ? [plannedItems.map(({ name }) => name).join(' + ')] : []),
      ...(notes ? [t('notes', { notes })] : []),
    ]
      .filter((words) => words !== '')
      .join(' · ');
  };
}

/** What the plan of a finding comes to, in words. */
export function useSubtotalWord(): (finding: ChartFinding) => string {
  const t = useTranslations('odontogram.estimate');
  const locale = useLocale();
  return (finding) => {
    if (!hasPlan(finding)) return '–';
    return lacksPrice(finding) ? t('noPrice') : formatPesos(finding.subtotal, locale);
  };
}

/** Why what was asked for by hand was not done, in a sentence. */
export function useHintWords(catalog: Catalog): (hint: Hint) => string {
  const t = useTranslations('odontogram.status');
  const wordOf = usePlaceWord(catalog.surfaces);
  return (hint) => {
    if (hint.kind === 'which-surfaces') return t('whichSurfaces', { label: hint.finding.label });
    if (hint.kind === 'which-tooth') return t('whichTooth', { label: hint.finding.label });
    if (!('place' in hint)) return t(`nothing.${hint.kind}`);
    const { toothFdi, surface } = hint.place;
    const place = surface === undefined ? `${toothFdi}` : `${toothFdi} · ${wordOf(hint.place)}`;
    const { label } = hint.finding;
    if (hint.kind === 'misfit') return t(`misfit.${hint.why}`, { label });
    if (hint.kind === 'already') return t('already', { label, place });
    return t('taken', { label, place, there: describeFinding(hint.there, catalog).label });
  };
}

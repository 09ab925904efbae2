import { useTranslations } from 'next-intl';
import type { Catalog } from '@/lib/odontogram/chart-data';
import { describeFinding } from '@/lib/odontogram/describe-finding';
import type { Hint } from './use-charting';
import { usePlaceWord } from './use-place-word';

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
    return t(hint.kind, { label, place, there: describeFinding(hint.there, catalog).label });
  };
}

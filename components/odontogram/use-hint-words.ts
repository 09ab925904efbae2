import { useTranslations } from 'next-intl';
import type { Catalog } from '@/lib/odontogram/chart-data';
import type { Hint } from './use-charting';
import { usePlaceWord } from './use-place-word';

/** Why what was asked for by hand was not done, in a sentence. */
export function useHintWords(catalog: Catalog): (hint: Hint) => string {
  const t = useTranslations('odontogram.status');
  const wordOf = usePlaceWord(catalog.surfaces);
  return (hint) => {
    if (hint.kind === 'which-surfaces') return t('whichSurfaces', { label: hint.finding.label });
    if (hint.kind === 'which-tooth') return t('whichTooth', { label: hint.finding.label });
    if (hint.kind !== 'already' && hint.kind !== 'misfit') return t(`nothing.${hint.kind}`);
    const { toothFdi, surface } = hint.place;
    const place = surface === undefined ? `${toothFdi}` : `${toothFdi} · ${wordOf(hint.place)}`;
    return hint.kind === 'already'
      ? t('already', { label: hint.finding.label, place })
      : t(`misfit.${hint.why}`, { label: hint.finding.label });
  };
}

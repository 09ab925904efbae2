import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { CatalogTerm } from '@/lib/odontogram/shared/chart-data';
import {
  type FindingView,
  SURFACES,
  type SurfaceId,
  type ToothView,
} from '@/lib/odontogram/tooth-view';
import { useSurfaceWord, useToothName } from '../use-odontogram-words';

/** What a tooth of the chart says when it is read aloud: its name, and each finding with its evolution. */
export function useCellWords(surfaces: readonly CatalogTerm[], isWhole: boolean) {
  const t = useTranslations('odontogram.cell');
  const unread = useTranslations('odontogram.unread');
  const nameOf = useToothName();
  const wordOf = useSurfaceWord(surfaces);

  const said = ({ label, isKnown, evolutionLabel }: FindingView, place?: string) => {
    const what = isKnown ? label : `${t('unknown')} ${label}`;
    return [what, place, evolutionLabel].filter(Boolean).join(', ');
  };

  /** One surface of a tooth that the keys have entered: its name, and what is on it. */
  function surfaceWords(fdi: number, surface: SurfaceId, view: ToothView | undefined): string {
    const found = view?.surfaces[surface] ?? [];
    const none = isWhole ? t('none') : unread('cell');
    const words = found.map((finding) => said(finding)).join('; ') || none;
    return `${wordOf(fdi, surface)}: ${words}`;
  }

  function toothWords(fdi: number, view: ToothView | undefined): string {
    const name = t('name', { fdi: String(fdi), name: nameOf(fdi) });
    if (view === undefined) return `${name}: ${t('absent')}`;
    const findings = [
      ...view.whole.map((finding) => said(finding)),
      ...SURFACES.flatMap((surface) =>
        view.surfaces[surface].map((finding) => said(finding, wordOf(fdi, surface))),
      ),
      ...view.elsewhere.map((finding) => said(finding)),
    ];
    // What is known of a tooth is not all of it where earlier findings cannot be read.
    if (!isWhole) return `${name}: ${[...findings, unread('cell')].join('; ')}`;
    return `${name}: ${findings.join('; ') || t('none')}`;
  }

  // The same functions while they say the same: no tooth is drawn again for them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language alone, and then the page is another.
  return useMemo(() => ({ toothWords, surfaceWords }), [surfaces, isWhole]);
}

import { useTranslations } from 'next-intl';

/** The patient's right, which is the viewer's left, and the left. */
export function useSides(): readonly [string, string] {
  const t = useTranslations('odontogram.chart');
  return [t('right'), t('left')];
}

/** Whose side is which, where both stand beside each other. */
export function Sides({ sides }: { sides: readonly [string, string] }) {
  return (
    <p className="odontogram-sides" aria-hidden="true">
      <span>{sides[0]}</span>
      <span>{sides[1]}</span>
    </p>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Popover } from '@/components/ui/overlays/popover';

const PARTS = [
  ['upper', [1, 2]],
  ['lower', [3, 4]],
  ['q1', [1]],
  ['q2', [2]],
  ['q3', [3]],
  ['q4', [4]],
  ['all', [1, 2, 3, 4]],
] as const;

/** Whole parts of the mouth at once. */
export function ChooseMenu({ onChoose }: { onChoose: (quadrants: readonly number[]) => void }) {
  const t = useTranslations('odontogram.bar');
  return (
    <Popover
      triggerClassName="h-9 border border-line-strong/55 bg-surface px-3 font-medium text-ink"
      trigger={
        <>
          <Icon name="tooth" className="sm:hidden" />
          <span className="max-sm:sr-only">{t('choose')}</span>
          <Icon name="chevron" />
        </>
      }
    >
      <ul>
        {PARTS.map(([name, quadrants]) => (
          <li key={name}>
            <button
              type="button"
              className="flex min-h-8 w-full touch:min-h-11 items-center rounded-sm px-2.5 text-left hover:bg-hover"
              onClick={({ currentTarget }) => {
                currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
                onChoose(quadrants);
              }}
            >
              {t(`part.${name}`)}
            </button>
          </li>
        ))}
      </ul>
    </Popover>
  );
}

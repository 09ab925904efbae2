'use client';

import { useTranslations } from 'next-intl';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { buttonClass } from '@/components/ui/buttons/button-class';
import { Icon } from '@/components/ui/icon';
import { ViewLink } from './view-link';

export interface FilterChip {
  readonly id: string;
  readonly name: string;
  /** The same view without it. */
  readonly href: string;
  readonly remove: () => void;
}

interface FilterChipsProps {
  chips: readonly FilterChip[];
  /** The same view without any of them. */
  clearHref: string;
  onClear: (href: string) => void;
  /** What was pressed is gone with the last of them. */
  onNoneLeft: () => void;
}

/** What is filtered, in sight without opening anything; each leads to the view without it. */
export function FilterChips({ chips, clearHref, onClear, onNoneLeft }: FilterChipsProps) {
  const t = useTranslations('agenda.filters');
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<{ id: string; index: number }>(undefined);

  /** Whoever goes through them with the keyboard stays among them. */
  const keepFocus = useEffectEvent(() => {
    if (pressed.current === undefined) return;
    const { id, index } = pressed.current;
    if (chips.some((chip) => chip.id === id)) return;
    pressed.current = undefined;
    if (document.activeElement !== document.body) return;
    if (chips.length === 0) onNoneLeft();
    else list.current?.children[Math.min(index, chips.length - 1)]?.querySelector('a')?.focus();
  });
  useLayoutEffect(() => keepFocus());

  if (chips.length === 0) return null;

  return (
    <ul
      ref={list}
      aria-label={t('current')}
      className="flex min-w-0 grow basis-80 flex-wrap items-center gap-1.5"
    >
      {chips.map(({ id, name, href, remove }, index) => (
        <li key={id} className="min-w-0">
          <ViewLink
            href={href}
            onGo={() => {
              pressed.current = { id, index };
              remove();
            }}
            aria-label={t('remove', { name })}
            className="flex h-7 max-w-full items-center gap-1 rounded-sm border border-accent/25 bg-accent-soft pr-1 pl-2 text-sm text-accent no-underline transition-colors duration-100 hover:border-accent touch:h-11 touch:px-3"
          >
            <span className="truncate">{name}</span>
            <Icon name="close" className="size-4 shrink-0" />
          </ViewLink>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <ViewLink href={clearHref} onGo={onClear} className={buttonClass('quiet', 'small')}>
            {t('clear')}
          </ViewLink>
        </li>
      )}
    </ul>
  );
}

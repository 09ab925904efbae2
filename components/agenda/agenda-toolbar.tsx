'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/buttons/button-class';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { ViewLink } from './view-link';

const VIEWS = ['day', 'week', 'list'] as const;
type View = (typeof VIEWS)[number];
/** Where the toolbar leads to. */
export type AgendaWay = 'previous' | 'today' | 'next' | View;

interface AgendaToolbarProps {
  view: View;
  hrefOf: (way: AgendaWay) => string;
  isToday: boolean;
  onGo: (way: AgendaWay) => void;
  /** The month to jump in, the filters, the doctor of the week. */
  children: ReactNode;
}

/** The way through the days: back, today, on; and how they are shown. */
export function AgendaToolbar({ view, hrefOf, isToday, onGo, children }: AgendaToolbarProps) {
  const t = useTranslations('agenda');
  const isWeek = view === 'week';
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
      <div className="flex">
        <ViewLink
          href={hrefOf('previous')}
          onGo={() => onGo('previous')}
          data-shortcut="previous"
          aria-label={t(isWeek ? 'previousWeek' : 'previousDay')}
          title={t(isWeek ? 'previousWeek' : 'previousDay')}
          className={cx(buttonClass('secondary', 'medium'), 'rounded-r-none px-2')}
        >
          <Icon name="back" />
        </ViewLink>
        <ViewLink
          href={hrefOf('today')}
          onGo={() => onGo('today')}
          data-shortcut="now"
          {...(isToday ? { 'aria-current': 'date' as const } : {})}
          className={cx(
            buttonClass('secondary', 'medium'),
            '-mx-px rounded-none aria-[current]:font-semibold aria-[current]:text-accent',
          )}
        >
          {t('today')}
        </ViewLink>
        <ViewLink
          href={hrefOf('next')}
          onGo={() => onGo('next')}
          data-shortcut="next"
          aria-label={t(isWeek ? 'nextWeek' : 'nextDay')}
          title={t(isWeek ? 'nextWeek' : 'nextDay')}
          className={cx(buttonClass('secondary', 'medium'), 'rounded-l-none px-2')}
        >
          <Icon name="forward" />
        </ViewLink>
      </div>
      {children}
      <nav
        aria-label={t('view')}
        className="ml-auto flex h-9 touch:h-11 rounded-md border border-line-strong/55 p-0.5 max-sm:ml-0"
      >
        {VIEWS.map((name) => (
          <ViewLink
            key={name}
            href={hrefOf(name)}
            onGo={() => onGo(name)}
            data-shortcut={name}
            {...(name === view ? { 'aria-current': 'true' as const } : {})}
            className="flex items-center rounded-sm px-3 text-ink-muted no-underline transition-colors duration-100 hover:bg-hover hover:text-ink aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent"
          >
            {t(`views.${name}`)}
          </ViewLink>
        ))}
      </nav>
    </div>
  );
}

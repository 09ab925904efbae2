import { getFormatter, getLocale, getTimeZone, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Mark } from '@/components/ui/mark';
import { clinicHours } from '@/lib/kit/dates/clinic-time';
import { currentTheme } from '../current-theme';
import { DaySheet } from './day-sheet';
import { LookSwitch } from './look-switch';

/** Before anyone is signed in: the product on one side, the form on the other. */
export default async function AuthLayout({ children }: { children: ReactNode }) {
  const app = await getTranslations('app');
  const language = await getTranslations('language');
  const theme = await getTranslations('theme');
  const format = await getFormatter();
  const now = new Date();
  return (
    <div className="grid min-h-dvh bg-surface lg:grid-cols-[minmax(22rem,5fr)_7fr]">
      <aside
        aria-label={app('name')}
        className="relative flex flex-col justify-between overflow-hidden bg-rail text-rail-ink max-lg:hidden"
      >
        <DaySheet
          now={clinicHours(await getTimeZone(), now)}
          className="absolute inset-0 size-full"
        />
        <div className="relative bg-gradient-to-b from-rail from-60% to-transparent px-8 pt-8 pb-14">
          <p className="flex items-center gap-3 text-lg font-semibold text-rail-strong">
            <Mark className="size-8" />
            {app('name')}
          </p>
        </div>
        <p className="relative bg-gradient-to-t from-rail from-60% to-transparent px-8 pt-16 pb-8 text-2xl font-semibold tracking-tight text-rail-strong first-letter:uppercase">
          {format.dateTime(now, { weekday: 'long', day: 'numeric', month: 'long' })}
        </p>
      </aside>
      <div className="flex min-w-0 flex-col">
        <header className="flex items-center justify-between gap-4 px-4 py-3 max-lg:bg-rail sm:px-6">
          <p className="flex items-center gap-2.5 font-semibold whitespace-nowrap text-rail-strong lg:invisible">
            <Mark className="size-6" />
            {app('name')}
          </p>
          <LookSwitch
            locale={await getLocale()}
            theme={await currentTheme()}
            words={{
              language: language('label'),
              theme: theme('label'),
              themes: { system: theme('system'), light: theme('light'), dark: theme('dark') },
              failed: (await getTranslations('shell'))('preferenceFailed'),
              languages: { 'es-CO': language('es-CO'), 'en-US': language('en-US') },
            }}
          />
        </header>
        <main className="mx-auto flex w-full max-w-md flex-1 flex-col px-4 py-8 sm:px-6 lg:justify-center lg:pb-20">
          {children}
        </main>
      </div>
    </div>
  );
}

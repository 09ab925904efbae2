import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { BottomBar } from '@/components/shell/bottom-bar';
import { LookMenus } from '@/components/shell/look-menus';
import { commandsFor } from '@/components/shell/palette/commands.server';
import { SearchButton } from '@/components/shell/palette/search-button';
import { PrintHead } from '@/components/shell/print-head';
import { PrintTrail } from '@/components/shell/print-trail';
import { QueryProvider } from '@/components/shell/query-provider';
import { Rail } from '@/components/shell/rail';
import { reachable, screensFor } from '@/components/shell/screens';
import { ServiceBanner } from '@/components/shell/service-banner';
import { SessionWatch } from '@/components/shell/session/session-watch';
import { ShellFrame } from '@/components/shell/shell-frame';
import { Strip } from '@/components/shell/strip';
import { UserMenu } from '@/components/shell/user-menu';
import { Mark } from '@/components/ui/mark';
import { ToastProvider } from '@/components/ui/overlays/toast';
import { ServiceLanguageProvider } from '@/components/ui/service-words';
import { readOwnDesk } from '@/lib/agenda/own-desk.server';
import { agendaHref } from '@/lib/agenda/shared/agenda-view';
import { filtersOfDesk } from '@/lib/agenda/shared/own-desk';
import { clinicOnPaper } from '@/lib/clinic/clinic-on-paper.server';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { mayCall } from '@/lib/kit/rights';
import { SCREENS } from '@/lib/screens';
import { DEMO_PASSWORD, isDemoAccount } from '@/lib/server/auth/demo-accounts';
import { requireSession } from '@/lib/server/auth/session';
import { clinic } from '@/lib/server/clinic/clinic.server';
import { env } from '@/lib/server/settings/env.server';

/** For those who are signed in: the rail, the top bar and what floats above every screen. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const { staff } = await requireSession();
  const t = await getTranslations();
  const [desk, commands, findsInvoices] = await Promise.all([
    readOwnDesk(staff.id),
    commandsFor(staff.role),
    mayCall(staff.role, 'invoices.list') && clinic().features.offers('invoices.list'),
  ]);
  const agenda = agendaHref(filtersOfDesk(desk));
  const screens = screensFor(staff.role).map((screen) =>
    screen.href === SCREENS.agenda.route ? { ...screen, to: agenda } : screen,
  );
  const places = [
    ...reachable(screens).map(({ name, href, icon }) => ({
      href,
      icon,
      label: t(`shell.nav.${name}`),
    })),
    ...commands.map(({ name, ...command }) => ({ ...command, label: t(`shell.commands.${name}`) })),
  ];
  const destinations = [
    ...screens.flatMap(({ name, href, keys }) =>
      keys ? [{ href, keys, label: t(`shell.nav.${name}`) }] : [],
    ),
    {
      href: SCREENS.account.route,
      keys: SCREENS.account.keys,
      label: t('shell.commands.account'),
    },
  ];
  return (
    <ClientMessages
      namespaces={['app', 'common', 'errors', 'shell', 'keyboard', 'language', 'theme']}
    >
      <QueryProvider>
        <ServiceLanguageProvider language={env().locale}>
          <ToastProvider closeLabel={t('common.close')}>
            <ShellFrame
              mayFindPatients={mayCall(staff.role, 'patients.list')}
              mayFindInvoices={findsInvoices}
              mayBook={mayCall(staff.role, 'appointments.create')}
              mayChart={mayCall(staff.role, 'odontogram.read')}
              mayChangeChart={mayCall(staff.role, 'odontogram.change-finding')}
              mayWrite={mayCall(staff.role, 'medical-records.create')}
              destinations={destinations}
              screens={places}
            >
              <a
                href="#content"
                className="fixed top-2 left-2 z-50 -translate-y-16 rounded-md bg-accent px-3 py-2 font-medium text-on-accent focus:translate-y-0 print:hidden"
              >
                {t('shell.skip')}
              </a>
              <div className="flex min-h-dvh">
                <Rail screens={screens} now={Date.now()} />
                <div className="flex min-h-dvh min-w-0 flex-1 flex-col">
                  <section aria-label={t('shell.notices')}>
                    {env().demo && (
                      <Strip tone="attention" icon="info">
                        {t('shell.demo')}
                      </Strip>
                    )}
                    <noscript>
                      <Strip tone="attention" icon="alert">
                        {t('shell.noJavaScript')}
                      </Strip>
                    </noscript>
                    <ServiceBanner />
                    <PrintTrail />
                  </section>
                  <header className="sticky top-0 z-20 flex h-13 items-center gap-2 border-b border-line bg-surface px-3 sm:px-4 lg:px-6 print:hidden short:static">
                    <Mark className="size-6 shrink-0 text-accent md:hidden" />
                    <div className="flex min-w-0 flex-1">
                      <SearchButton />
                    </div>
                    <LookMenus theme={staff.theme} />
                    <UserMenu
                      person={{
                        name: staff.name,
                        email: staff.email,
                        role: staff.role,
                        secondFactor: staff.secondFactor,
                      }}
                    />
                  </header>
                  <main
                    id="content"
                    tabIndex={-1}
                    className="w-full max-w-7xl flex-1 focus:outline-none px-3 py-5 sm:px-4 lg:px-6 print:max-w-none print:p-0"
                  >
                    <PrintHead
                      clinic={await clinicOnPaper()}
                      name={staff.name}
                      role={staff.role}
                      timezone={env().timezone}
                      now={new Date().toISOString()}
                    />
                    {children}
                  </main>
                  <BottomBar screens={screens} />
                </div>
              </div>
              <SessionWatch
                email={staff.email}
                demoPassword={env().demo && isDemoAccount(staff.email) ? DEMO_PASSWORD : undefined}
              />
            </ShellFrame>
          </ToastProvider>
        </ServiceLanguageProvider>
      </QueryProvider>
    </ClientMessages>
  );
}

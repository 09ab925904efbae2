import type { Metadata, Viewport } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { currentTheme } from './current-theme';
import { inter, interExtended } from './fonts';
import './globals.css';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('app');
  return {
    title: { default: t('name'), template: `%s · ${t('name')}` },
    description: t('description'),
    icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' } },
    manifest: '/manifest.webmanifest',
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
    // Numbers on these pages are documents and charts far more often than phone numbers.
    formatDetection: { telephone: false, date: false, address: false, email: false },
  };
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  colorScheme: 'light dark',
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang={await getLocale()}
      data-theme={await currentTheme()}
      className={`${inter.variable} ${interExtended.variable}`}
    >
      <body>{children}</body>
    </html>
  );
}

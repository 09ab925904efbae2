'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, lazy } from 'react';
import { Banner } from './ui/banner';
import { Button } from './ui/button';

/**
 * A part of a page whose script is read when the part is first shown. Where it cannot be read, that is
 * said: the rest of the page, and what is being done there, stays.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => NotLoaded) }));
}

/** In sight wherever the part would have been. */
function NotLoaded() {
  const t = useTranslations('errors');
  return (
    <Banner
      tone="danger"
      urgent
      title={t('part')}
      className="fixed inset-x-4 bottom-18 z-40 mx-auto max-w-lg shadow-float md:bottom-6 print:hidden"
    >
      <Button size="small" onClick={() => window.location.reload()}>
        {t('reload')}
      </Button>
    </Banner>
  );
}

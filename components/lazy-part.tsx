'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, lazy } from 'react';
import { Banner } from './ui/banner';
import { Button } from './ui/buttons/button';
import { useHydrated } from './use-hydrated';

/**
 * A part of a page whose script is read when the part is first shown. It comes with its script and not
 * before: as HTML alone its buttons would do nothing. With `early` a page that opens with it has it as
 * HTML too: a form then keeps keys pressed before its script runs. Where the script cannot be
 * read, that is said: the rest of the page, and what is being done there, stays.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { early = false } = {},
) {
  const Part = lazy<ComponentType<Props>>(async () => ({
    default: await load().catch(() => NotLoaded),
  }));
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, by its module, as `lazy` is.
  return function Late(props: Props) {
    const isHydrated = useHydrated();
    return (early || isHydrated) && <Part {...props} />;
  };
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

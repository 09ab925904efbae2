'use client';

import NextLink, { useLinkStatus } from 'next/link';
import type { ComponentProps } from 'react';

export type LinkProps = Omit<ComponentProps<typeof NextLink>, 'style' | 'prefetch'>;

/**
 * To another page, which is read when somebody goes there. Reading ahead for each link in sight cost the
 * application more than the page that held them, and brought nothing of what a page shows.
 */
export function Link({ children, ...rest }: LinkProps) {
  return (
    <NextLink {...rest} prefetch={false}>
      {children}
      <Going />
    </NextLink>
  );
}

/** Marks the link that was pressed until its page is here. */
function Going() {
  const { pending } = useLinkStatus();
  return pending && <span hidden data-going="" />;
}

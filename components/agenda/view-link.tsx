'use client';

import type { ComponentProps, MouseEvent } from 'react';

interface ViewLinkProps extends Omit<ComponentProps<'a'>, 'style' | 'href' | 'onClick'> {
  href: string;
  onGo: (href: string) => void;
}

/** A link to another view of this screen: followed without leaving it, and a real address without script. */
export function ViewLink({ href, onGo, children, ...rest }: ViewLinkProps) {
  function follow(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0)
      return;
    event.preventDefault();
    onGo(href);
  }
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

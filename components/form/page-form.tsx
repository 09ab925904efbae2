import type { ComponentProps } from 'react';

/**
 * A form of a page, sent by script alone. Who presses its button before the page answers keeps what
 * was typed: outside a dialog, `dialog` is the one method by which a browser sends nothing anywhere,
 * where `get` would write it into the address and `post` would bring an empty page.
 */
export function PageForm(props: Omit<ComponentProps<'form'>, 'method' | 'action'>) {
  return <form {...props} method="dialog" />;
}

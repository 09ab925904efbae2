'use client';

import type { ComponentProps } from 'react';
import { Button } from './button';

type PrintButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'className' | 'children'>;

/** Prints the page as it is. */
export function PrintButton(props: PrintButtonProps) {
  return <Button {...props} icon="print" onClick={() => window.print()} />;
}

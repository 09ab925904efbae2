import type { ReactNode } from 'react';
import { State } from './state';

/** The clinic service does not offer this. Not an error, and nothing the person can mend. */
export function UnavailableState(props: {
  title: string;
  children: ReactNode;
  action?: ReactNode;
}) {
  return <State heading="h1" icon="offline" {...props} />;
}

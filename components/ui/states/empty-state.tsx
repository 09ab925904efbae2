import type { ReactNode } from 'react';
import type { IconName } from '@/components/ui/icon';
import { State } from './state';

/** Loaded, and there is nothing: says so and offers the next step. Never for a failed load. */
export function EmptyState(props: {
  icon: IconName;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return <State {...props} />;
}

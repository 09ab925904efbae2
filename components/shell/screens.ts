import type { Messages } from 'next-intl';
import type { IconName } from '@/components/ui/icon';
import type { OperationId } from '@/lib/contract/operations';
import { mayCall, type Role } from '@/lib/rules/roles';

export interface Screen {
  name: keyof Messages['shell']['nav'];
  href: string;
  icon: IconName;
  /** Seen by the roles that may call this; without it, by everyone. */
  needs?: OperationId;
}

/** The rail, the bottom bar and the search list the screens in this order. */
const SCREENS: readonly Screen[] = [
  { name: 'today', href: '/', icon: 'today' },
  { name: 'agenda', href: '/agenda', icon: 'agenda', needs: 'appointments.list' },
  { name: 'patients', href: '/patients', icon: 'patients', needs: 'patients.list' },
  { name: 'schedules', href: '/schedules', icon: 'clock', needs: 'schedules.read' },
];

/** What `role` finds in the navigation. Only a convenience: each page decides for itself. */
export function screensFor(role: Role, screens: readonly Screen[] = SCREENS): readonly Screen[] {
  return screens.filter(({ needs }) => needs === undefined || mayCall(role, needs));
}

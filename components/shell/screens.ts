import type { Messages } from 'next-intl';
import type { IconName } from '@/components/ui/icon';
import type { Role } from '@/lib/contract/roles';
import { mayDo, type Right } from '@/lib/rules/rights';

export interface Screen {
  name: keyof Messages['shell']['nav'];
  href: string;
  icon: IconName;
  /** Seen by the roles that have this right; without it, by everyone. */
  needs?: Right;
  /** Not for every hour: on a phone it is one press further. */
  isRare?: true;
  /** Screens of one kind, behind one entry where there is little room; seen with any of them. */
  parts?: readonly Screen[];
}

const BILLING: readonly Screen[] = [
  { name: 'invoices', href: '/billing/invoices', icon: 'receipt', needs: 'invoices.list' },
  { name: 'payments', href: '/billing/payments', icon: 'receipt', needs: 'payments.list' },
  {
    name: 'patientShares',
    href: '/billing/patient-shares',
    icon: 'shares',
    needs: 'patient-shares.of-patient',
  },
  { name: 'export', href: '/billing/export', icon: 'table', needs: 'invoices.export-form' },
];

const SETTINGS: readonly Screen[] = [
  { name: 'staff', href: '/settings/staff', icon: 'person', needs: 'staff.manage' },
  { name: 'apiKeys', href: '/settings/api-keys', icon: 'lock', needs: 'api-keys.list' },
  { name: 'audit', href: '/settings/audit', icon: 'history', needs: 'audit.list' },
  { name: 'clinic', href: '/settings/clinic', icon: 'settings', needs: 'clinic.settings' },
  { name: 'connection', href: '/settings/connection', icon: 'globe', needs: 'connection.test' },
];

/** The rail, the bottom bar and the search list the screens in this order. */
const SCREENS: readonly Screen[] = [
  { name: 'today', href: '/', icon: 'today' },
  { name: 'agenda', href: '/agenda', icon: 'agenda', needs: 'appointments.list' },
  { name: 'patients', href: '/patients', icon: 'patients', needs: 'patients.list' },
  { name: 'schedules', href: '/schedules', icon: 'clock', needs: 'schedules.read', isRare: true },
  { name: 'procedures', href: '/procedures', icon: 'list', needs: 'procedures.list', isRare: true },
  { name: 'billing', href: '/billing', icon: 'receipt', parts: BILLING },
  { name: 'settings', href: '/settings', icon: 'settings', parts: SETTINGS, isRare: true },
];

/** What `role` finds in the navigation. Only a convenience: each page decides for itself. */
export function screensFor(role: Role, screens: readonly Screen[] = SCREENS): readonly Screen[] {
  return screens.flatMap((screen) => {
    if (screen.needs !== undefined && !mayDo(role, screen.needs)) return [];
    if (screen.parts === undefined) return [screen];
    const parts = screensFor(role, screen.parts);
    return parts.length === 0 ? [] : [{ ...screen, parts }];
  });
}

export function billingScreensFor(role: Role): readonly Screen[] {
  return screensFor(role, BILLING);
}

export function settingsScreensFor(role: Role): readonly Screen[] {
  return screensFor(role, SETTINGS);
}

/** Every screen that can be gone to by its name. */
export function reachable(screens: readonly Screen[]): readonly Screen[] {
  return screens.flatMap((screen) => screen.parts ?? [screen]);
}

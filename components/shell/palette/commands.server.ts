import 'server-only';
import type { Messages } from 'next-intl';
import type { IconName } from '@/components/ui/icon';
import type { Role } from '@/lib/contract/roles';
import { isOwnRight, mayDo, type Right } from '@/lib/kit/rights';
import { type IconScreen, SCREENS, type Screen } from '@/lib/screens';
import { clinic } from '@/lib/server/clinic/clinic.server';

interface Command {
  name: keyof Messages['shell']['commands'];
  screen: IconScreen;
  /** Behind the address of the screen. */
  more?: string;
  icon?: IconName;
  /** Instead of the right to the screen. */
  right?: Right;
}

/** What can be begun or opened by its name, besides going to a screen. */
const COMMANDS: readonly Command[] = [
  { name: 'newAppointment', screen: 'agenda', more: '?book=', right: 'appointments.create' },
  { name: 'doctorOut', screen: 'agenda', more: '?do=out', icon: 'clock', right: 'desk.out' },
  { name: 'newPatient', screen: 'newPatient' },
  { name: 'newInvoice', screen: 'newInvoice' },
  { name: 'newProcedure', screen: 'newProcedure' },
  { name: 'odontogram', screen: 'odontogram' },
  { name: 'records', screen: 'records' },
  { name: 'newRecord', screen: 'newRecord' },
  { name: 'prescriptions', screen: 'prescriptions' },
  { name: 'newPrescription', screen: 'newPrescription' },
  { name: 'billing', screen: 'patientBilling' },
  { name: 'invite', screen: 'staff', more: '?do=invite' },
  { name: 'newKey', screen: 'apiKeys', more: '?do=create', right: 'api-keys.create' },
  { name: 'account', screen: 'account' },
  { name: 'password', screen: 'account', more: '#password', icon: 'lock' },
  { name: 'secondFactor', screen: 'account', more: '#second-factor', icon: 'lock' },
  { name: 'sessions', screen: 'account', more: '#sessions' },
  { name: 'look', screen: 'account', more: '#look', icon: 'sun' },
];

const OF_PATIENT = '/patients/[id]';

/** What somebody of this role can begin with this service. */
export async function commandsFor(role: Role) {
  const usable = await Promise.all(COMMANDS.map((command) => isUsable(command, role)));
  return COMMANDS.filter((_, index) => usable[index]).map(({ name, screen, more = '', icon }) => {
    const { route } = SCREENS[screen];
    const isOfPatient = route.startsWith(OF_PATIENT);
    return {
      name,
      icon: icon ?? SCREENS[screen].icon,
      href: (isOfPatient ? route.slice(OF_PATIENT.length) : route) + more,
      // A part of the record of the patient who is on the screen, and found only there.
      ...(isOfPatient && { ofPatient: true as const }),
    };
  });
}

async function isUsable({ screen, right }: Command, role: Role): Promise<boolean> {
  const { right: ofScreen }: Screen = SCREENS[screen];
  const needed = right ?? ofScreen;
  if (needed === undefined) return true;
  if (!mayDo(role, needed)) return false;
  return isOwnRight(needed) || clinic().features.offers(needed);
}

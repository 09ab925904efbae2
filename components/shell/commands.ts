import type { Messages } from 'next-intl';
import type { IconName } from '@/components/ui/icon';
import type { OperationId } from '@/lib/contract/operations';
import type { OwnRight } from '@/lib/rules/rights';

export interface Command {
  name: keyof Messages['shell']['commands'];
  href: string;
  icon: IconName;
  /** `href` is a part of the record of the patient who is on the screen, and found only there. */
  ofPatient?: true;
  /** For those who may call it, where the service offers it; without it, for everyone. */
  needs?: OperationId;
  /** For those who have the right to it, which no service has to offer. */
  right?: OwnRight;
}

export const newAppointmentHref = '/agenda?book=';

/** What can be begun or opened by its name, besides going to a screen. */
export const COMMANDS: readonly Command[] = [
  {
    name: 'newAppointment',
    href: newAppointmentHref,
    icon: 'agenda',
    needs: 'appointments.create',
  },
  { name: 'newPatient', href: '/patients/new', icon: 'add', needs: 'patients.create' },
  { name: 'newInvoice', href: '/billing/invoices/new', icon: 'receipt', needs: 'invoices.create' },
  { name: 'newProcedure', href: '/procedures/new', icon: 'list', needs: 'procedures.create' },
  {
    name: 'odontogram',
    href: '/odontogram',
    ofPatient: true,
    icon: 'tooth',
    needs: 'odontogram.read',
  },
  {
    name: 'records',
    href: '/records',
    ofPatient: true,
    icon: 'list',
    needs: 'medical-records.list',
  },
  {
    name: 'newRecord',
    href: '/records/new',
    ofPatient: true,
    icon: 'pen',
    needs: 'medical-records.create',
  },
  {
    name: 'prescriptions',
    href: '/prescriptions',
    ofPatient: true,
    icon: 'list',
    needs: 'prescriptions.list',
  },
  {
    name: 'newPrescription',
    href: '/prescriptions/new',
    ofPatient: true,
    icon: 'pen',
    needs: 'prescriptions.create',
  },
  { name: 'billing', href: '/billing', ofPatient: true, icon: 'receipt', needs: 'payments.list' },
  { name: 'invite', href: '/settings/staff?do=invite', icon: 'person', right: 'staff.manage' },
  { name: 'newKey', href: '/settings/api-keys?do=create', icon: 'lock', needs: 'api-keys.create' },
  { name: 'account', href: '/account', icon: 'person' },
  { name: 'password', href: '/account#password', icon: 'lock' },
  { name: 'secondFactor', href: '/account#second-factor', icon: 'lock' },
  { name: 'sessions', href: '/account#sessions', icon: 'person' },
  { name: 'look', href: '/account#look', icon: 'sun' },
];

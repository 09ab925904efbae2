import type { Messages } from 'next-intl';
import type { IconName } from '@/components/ui/icon';
import type { OperationId } from '@/lib/contract/operations';

export interface Command {
  name: keyof Messages['shell']['commands'];
  href: string;
  icon: IconName;
  /** For those who may call it, where the service offers it; without it, for everyone. */
  needs?: OperationId;
}

/** What can be begun from anywhere by its name, besides going to a screen. */
export const COMMANDS: readonly Command[] = [
  { name: 'newAppointment', href: '/agenda?book=', icon: 'agenda', needs: 'appointments.create' },
  { name: 'newPatient', href: '/patients/new', icon: 'add', needs: 'patients.create' },
  { name: 'newInvoice', href: '/billing/invoices/new', icon: 'receipt', needs: 'invoices.create' },
  { name: 'newProcedure', href: '/procedures/new', icon: 'list', needs: 'procedures.create' },
  { name: 'account', href: '/account', icon: 'person' },
];

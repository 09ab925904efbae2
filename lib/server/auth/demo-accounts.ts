import type { Role } from '@/lib/contract/roles';

export interface DemoAccount {
  readonly role: Role;
  readonly name: string;
  readonly email: string;
  /** Which doctor of the demo clinic it is. */
  readonly doctorId?: string;
}

/** Published: these accounts exist only in the demo clinic, on a loopback address. */
export const DEMO_PASSWORD = 'demo-clinica-2026';

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { role: 'receptionist', name: 'Yurany Castaño Duque', email: 'recepcion@demo.clinic' },
  {
    role: 'dentist',
    name: 'Catalina Quintero Salazar',
    email: 'odontologia@demo.clinic',
    doctorId: 'doc-quintero',
  },
  { role: 'billing', name: 'Maribel Otálora Pinzón', email: 'facturacion@demo.clinic' },
  { role: 'admin', name: 'Consuelo Villarraga Mejía', email: 'admin@demo.clinic' },
];

/** By its e-mail, as it is kept. */
export function isDemoAccount(email: string): boolean {
  return DEMO_ACCOUNTS.some((account) => account.email === email);
}

import { MAX_PAYMENT_REFERENCE } from '@/lib/contract/limits';
import type { Role } from '@/lib/contract/roles';
import type { Api } from './api';
import { demoDay } from './appointments';
import { makeCharge, makePayment } from './billing';
import { attendedPatient } from './records';

/** The addresses of screens, some of somebody of their own. */
type Addresses = (api: Api) => Promise<readonly string[]>;

/** The longest that is taken, without a place to break it at. */
const REFERENCE = 'A'.repeat(MAX_PAYMENT_REFERENCE);

/** What says that a screen is not there yet. */
export const LOADING = '[aria-busy="true"], [role="status"][aria-label]';

export const BY_EMAIL = '/patients?search=maria.perez%40correo';

/** What each role lists, fills in and reads with the most on one line. */
export const SCREENS: Readonly<Record<Role, Readonly<Record<'lists' | 'others', Addresses>>>> = {
  receptionist: {
    lists: async () => [`/agenda?view=list&date=${demoDay()}`, '/patients', BY_EMAIL],
    others: async (api) => {
      const { patient } = await attendedPatient(api);
      return [
        '/',
        '/schedules',
        '/schedules/doc-nanez',
        '/schedules/doc-nanez/outside',
        '/patients/new',
        `/patients/${patient.id}`,
      ];
    },
  },
  dentist: {
    lists: async () => ['/procedures'],
    others: async (api) => {
      const { id, patient } = await attendedPatient(api);
      return [
        '/patients/pat-maria-perez/records',
        '/patients/pat-maria-perez/prescriptions',
        `/patients/${patient.id}/prescriptions/new?appointmentId=${id}`,
        `/patients/${patient.id}/records/new?appointmentId=${id}`,
        `/patients/${patient.id}/records/new?templateId=general-medicine`,
      ];
    },
  },
  billing: {
    lists: async (api) => {
      const charge = await makeCharge(api);
      const paid = { amount: 45_000, method: 'transfer', reference: REFERENCE };
      const payment = await makePayment(api, paid);
      return [
        '/billing/invoices',
        `/billing/invoices/${payment.invoice.id}`,
        '/billing/payments',
        '/billing/patient-shares',
        '/billing/patient-shares?review=flagged',
        `/patients/${charge.patient.id}/billing`,
        `/patients/${payment.patient.id}/billing`,
      ];
    },
    others: async (api) => {
      const { id, patient } = await attendedPatient(api);
      return [
        `/billing/invoices/new?patientId=${patient.id}`,
        `/billing/charges/new?appointmentId=${id}`,
        '/billing/export',
      ];
    },
  },
  admin: {
    lists: async () => ['/settings/staff', '/settings/api-keys', '/settings/audit'],
    others: async () => ['/procedures/new', '/settings/connection', '/settings/clinic', '/account'],
  },
};

import { expect } from '@playwright/test';
import { MAX_PAYMENT_REFERENCE } from '@/lib/contract/limits';
import type { Role } from '@/lib/contract/roles';
import { SCREENS, type Screen, type ScreenName, type Subject, screenNames } from '@/lib/screens';
import type { Api } from './api';
import { demoDay } from './appointments';
import { makeCharge, makePayment } from './billing';
import { makeInvoice } from './invoices';
import { attendedPatient } from './records';
import { type Named, screenAddress } from './screen-address';

type ApiOf = (role?: Role) => Promise<Api>;
type Kind = 'lists' | 'others';

/** The longest that is taken, without a place to break it at. */
const REFERENCE = 'A'.repeat(MAX_PAYMENT_REFERENCE);

/** What says that a screen is not there yet. */
export const LOADING = '[aria-busy="true"], [role="status"][aria-label]';

export const BY_EMAIL = '/patients?search=maria.perez%40correo';

/** What an address names, of the test's own. */
const subjects: Readonly<Record<Subject, (apiOf: ApiOf) => Promise<Named>>> = {
  patient: async (apiOf) => ({ patientId: (await attended(apiOf)).patientId }),
  visit: attended,
  record: async (apiOf) => {
    const { patientId, appointmentId } = await attended(apiOf);
    const fields = { procedimiento: 'Control', descripcion: 'Bien', indicaciones: 'Ninguna' };
    const record = { appointmentId, templateId: 'evolution', fields };
    return { patientId, recordId: await written(apiOf, 'medical-records', record) };
  },
  prescription: async (apiOf) => {
    const { patientId, appointmentId } = await attended(apiOf);
    const medications = [{ name: 'Ibuprofeno 400 mg', dosage: '1 cada 8 horas' }];
    const prescription = { appointmentId, medications };
    return { patientId, prescriptionId: await written(apiOf, 'prescriptions', prescription) };
  },
  invoice: async (apiOf) => {
    const paid = { amount: 45_000, method: 'transfer', reference: REFERENCE };
    return { id: (await makePayment(await apiOf('admin'), paid)).invoice.id };
  },
  draft: async (apiOf) => ({ id: (await makeInvoice(await apiOf('admin'))).id }),
  till: async (apiOf) => {
    const api = await apiOf('billing');
    // The same for every test of this clinic: the person has one till.
    const id = 'till-of-the-tests';
    const opened = { id, place: { name: 'Sede Norte' }, float: 50_000 };
    await api.send('POST', '/api/billing/cash/open', opened);
    await expect(async () => {
      const { till } = await (await api.get('/api/billing/cash')).json();
      const counted = { pieces: { note50000: 1 } };
      const closed = { id, key: id, counted, expected: till?.expected ?? 0, note: 'Base' };
      const answer = await api.send('POST', '/api/billing/cash/close', closed);
      expect(answer.status()).toBe(200);
    }).toPass();
    return { id };
  },
  doctor: async () => ({ doctorId: 'doc-nanez' }),
  procedure: async (apiOf) => {
    const list = await (await apiOf('admin')).get('/api/clinic/clinical-procedures?limit=1');
    return { id: (await list.json()).data[0].id };
  },
};

async function attended(apiOf: ApiOf) {
  const { id, patient } = await attendedPatient(await apiOf('admin'));
  return { patientId: patient.id, appointmentId: id };
}

async function written(apiOf: ApiOf, what: string, body: object): Promise<string> {
  const made = await (await apiOf('dentist')).send('POST', `/api/clinic/emr/${what}`, body);
  return (await made.json()).id;
}

/** Screens as they are when there is more to show, beside each screen of its own. */
const MORE: Readonly<Record<Role, Readonly<Record<Kind, (api: Api) => Promise<string[]>>>>> = {
  receptionist: {
    lists: async () => [`/agenda?view=list&date=${demoDay()}`, BY_EMAIL],
    others: async () => [],
  },
  dentist: {
    lists: async () => [],
    others: async (api) => {
      const { patient } = await attendedPatient(api);
      return [
        '/patients/pat-maria-perez/records',
        '/patients/pat-maria-perez/prescriptions',
        `/patients/${patient.id}/records/new?templateId=general-medicine`,
      ];
    },
  },
  billing: {
    lists: async (api) => {
      const paid = { amount: 45_000, method: 'transfer', reference: REFERENCE };
      return [
        '/billing/patient-shares?review=flagged',
        `/patients/${(await makeCharge(api)).patient.id}/billing`,
        `/patients/${(await makePayment(api, paid)).patient.id}/billing`,
      ];
    },
    others: async () => [],
  },
  admin: { lists: async () => [], others: async () => [] },
};

/** Charts have their own tests of room: they are drawn, and scrolled. */
export const isChart = (name: ScreenName) => SCREENS[name].route.includes('/odontogram');

/** What `role` is shown as an example of: lists with the most on one line, and the others. */
export async function addressesOf(role: Role, kind: Kind, apiOf: ApiOf): Promise<string[]> {
  const own = screenNames().filter((name) => {
    const { example }: Screen = SCREENS[name];
    return (
      example?.as === role && (example.isList ?? false) === (kind === 'lists') && !isChart(name)
    );
  });
  const addresses = await Promise.all(own.map((name) => exampleOf(name, apiOf)));
  return [...addresses, ...(await MORE[role][kind](await apiOf('admin')))];
}

/** A screen as it opens. */
export async function exampleOf(name: ScreenName, apiOf: ApiOf): Promise<string> {
  const { example }: Screen = SCREENS[name];
  return screenAddress(name, example?.of && (await subjects[example.of](apiOf)));
}

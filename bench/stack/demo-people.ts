import * as z from 'zod/mini';
import { API_PREFIX } from '@/lib/contract/operation';
import { listPatients } from '@/lib/contract/patients';
import type { Person } from '../population/populate';
import { bearer, type RunningClinic } from './clinic';

const PAGES = 40;

/** People of the demo clinic from all over the alphabet, as the service lists them. */
export async function demoPeople({ service }: RunningClinic): Promise<Person[]> {
  const people: Person[] = [];
  for (let turn = 0; turn < PAGES; turn += 1) {
    const page = 1 + turn * 6;
    const response = await fetch(`${service.url}${API_PREFIX}/patients?limit=20&page=${page}`, {
      headers: bearer(service.apiKey),
    });
    const { data } = z.parse(listPatients.response, await response.json());
    for (const { id, firstName, lastName, email, phone, documentNumber } of data) {
      people.push({
        id,
        firstName,
        lastName,
        email: email || null,
        phone: phone || null,
        documentNumber: documentNumber || null,
      });
    }
  }
  return people.sort((a, b) => (a.id < b.id ? -1 : 1));
}

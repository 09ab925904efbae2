import { patientRoutes } from '@/lib/contract/patient-routes';
import type { listPatients } from '@/lib/contract/patients';
import { browserCall } from '@/lib/queries/browser-call';
import { fullName } from '@/lib/rules/full-name';
import { formatDocumentNumber } from '@/lib/rules/identity';
import { formatPhone } from '@/lib/rules/phone';

/** One line of the search: who, and what tells people of the same name apart. */
export interface Found {
  id: string;
  href: string;
  title: string;
  detail: string;
}

const SHOWN = 8;

export async function findPatients(search: string, signal: AbortSignal): Promise<Found[]> {
  const { data } = await browserCall<typeof listPatients>(
    patientRoutes.list,
    { query: { search, limit: SHOWN, totals: 'bounded' } },
    signal,
  );
  return data.map(({ id, firstName, lastName, documentType, documentNumber, phone }) => ({
    id,
    href: `/patients/${id}`,
    title: fullName({ firstName, lastName }),
    detail: [
      documentNumber &&
        [documentType, formatDocumentNumber(documentType, documentNumber)].join(' '),
      phone && formatPhone(phone),
    ]
      .filter(Boolean)
      .join(' · '),
  }));
}

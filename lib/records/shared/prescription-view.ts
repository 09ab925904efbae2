import { createLoader, createSerializer, type inferParserType } from 'nuqs/server';
import { parseAsId, parseAsPage } from '@/lib/url-parsers';

export const PRESCRIPTIONS_PAGE = 20;

/** Which prescriptions of a patient are meant. */
const prescriptionsParams = { appointmentId: parseAsId, page: parseAsPage };

const startParams = {
  appointmentId: parseAsId,
  /** The id of the one that is repeated. */
  repeat: parseAsId,
};

type PrescriptionsView = inferParserType<typeof prescriptionsParams>;

export const loadPrescriptionsView = createLoader(prescriptionsParams);

/** What a new prescription begins with. */
export const loadPrescriptionStart = createLoader(startParams);

const prescriptionsQuery = createSerializer(prescriptionsParams);
const startQuery = createSerializer(startParams);

/** The address of a view, without what is the default. */
export function prescriptionsHref(
  patientId: string,
  view: Partial<PrescriptionsView> = {},
): string {
  return prescriptionsQuery(`/patients/${patientId}/prescriptions`, view);
}

/** One to be printed. A service reads none by itself; by its appointment it is found among few. */
export function prescriptionHref({
  id,
  patientId,
  appointmentId,
}: {
  readonly id: string;
  readonly patientId: string;
  readonly appointmentId: string;
}): string {
  const path = `/patients/${patientId}/prescriptions/${encodeURIComponent(id)}`;
  return prescriptionsQuery(path, { appointmentId });
}

/** Where one is written: of an appointment if one is meant already, beginning with what another says. */
export function newPrescriptionHref(
  patientId: string,
  start: Partial<inferParserType<typeof startParams>> = {},
): string {
  return startQuery(`/patients/${patientId}/prescriptions/new`, start);
}

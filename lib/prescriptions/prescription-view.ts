import { idIn, pageIn, type ReadParam, withQuery } from '@/lib/address-params';

export const PRESCRIPTIONS_PAGE = 20;

/** Which prescriptions of a patient are meant. */
export interface PrescriptionsView {
  readonly appointmentId?: string | undefined;
  readonly page: number;
}

/** Nothing in an address is an error: what makes no sense is left out. */
export function parsePrescriptionsView(read: ReadParam): PrescriptionsView {
  return {
    appointmentId: idIn(read('appointmentId')),
    page: pageIn(read),
  };
}

/** The address of a view, without what is the default. */
export function prescriptionsHref(
  patientId: string,
  { appointmentId, page = 1 }: Partial<PrescriptionsView> = {},
): string {
  return withQuery(`/patients/${patientId}/prescriptions`, {
    appointmentId,
    page: page > 1 ? String(page) : undefined,
  });
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
  return withQuery(path, { appointmentId });
}

/** Where one is written: of an appointment if one is meant already, beginning with what another says. */
export function newPrescriptionHref(
  patientId: string,
  start: {
    readonly appointmentId?: string | undefined;
    /** The id of the one that is repeated. */
    readonly repeat?: string | undefined;
  } = {},
): string {
  return withQuery(`/patients/${patientId}/prescriptions/new`, start);
}

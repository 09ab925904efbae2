import { idIn, pageIn, type ReadParam, withQuery } from '@/lib/address-params';

export const RECORDS_PAGE = 20;

/** Which records of a patient are meant. */
export interface RecordsView {
  readonly templateId?: string | undefined;
  readonly appointmentId?: string | undefined;
  readonly page: number;
}

/** Nothing in an address is an error: what makes no sense is left out. */
export function parseRecordsView(read: ReadParam): RecordsView {
  return {
    templateId: idIn(read('templateId')),
    appointmentId: idIn(read('appointmentId')),
    page: pageIn(read),
  };
}

/** The address of a view, without what is the default. */
export function recordsHref(
  patientId: string,
  { templateId, appointmentId, page = 1 }: Partial<RecordsView> = {},
): string {
  return withQuery(`/patients/${patientId}/records`, {
    templateId,
    appointmentId,
    page: page > 1 ? String(page) : undefined,
  });
}

export function recordHref(patientId: string, recordId: string): string {
  return `/patients/${patientId}/records/${encodeURIComponent(recordId)}`;
}

/** Where one is written, of an appointment if one is meant already. */
export function newRecordHref(
  patientId: string,
  start: {
    readonly appointmentId?: string | undefined;
    readonly templateId?: string | undefined;
  } = {},
): string {
  return withQuery(`/patients/${patientId}/records/new`, start);
}

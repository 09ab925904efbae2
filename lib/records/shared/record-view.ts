import { createLoader, createSerializer, type inferParserType } from 'nuqs/server';
import { parseAsId, parseAsPage } from '@/lib/url-parsers';

export const RECORDS_PAGE = 20;

const startParams = { appointmentId: parseAsId, templateId: parseAsId };

/** Which records of a patient are meant. */
const recordsParams = {
  templateId: parseAsId,
  appointmentId: parseAsId,
  page: parseAsPage,
};

export type RecordsView = inferParserType<typeof recordsParams>;

export const loadRecordsView = createLoader(recordsParams);

/** What a new record begins with. */
export const loadRecordStart = createLoader(startParams);

const recordsQuery = createSerializer(recordsParams);
const startQuery = createSerializer(startParams);

/** The address of a view, without what is the default. */
export function recordsHref(patientId: string, view: Partial<RecordsView> = {}): string {
  return recordsQuery(`/patients/${patientId}/records`, view);
}

export function recordHref(patientId: string, recordId: string): string {
  return `/patients/${patientId}/records/${encodeURIComponent(recordId)}`;
}

/** Where one is written, of an appointment if one is meant already. */
export function newRecordHref(
  patientId: string,
  start: Partial<inferParserType<typeof startParams>> = {},
): string {
  return startQuery(`/patients/${patientId}/records/new`, start);
}

import {
  createLoader,
  createSerializer,
  type inferParserType,
  parseAsStringLiteral,
} from 'nuqs/server';
import { parseAsDay, parseAsId } from '@/lib/url-parsers';

/** What a new invoice or charge begins with. */
const newBillParams = {
  appointmentId: parseAsId,
  /** Whose and on which day: by these a service is asked that reads no single appointment. */
  patientId: parseAsId,
  date: parseAsDay,
  /** The plan of the patient's chart. */
  from: parseAsStringLiteral(['plan']),
};

export type NewBill = inferParserType<typeof newBillParams>;

export const loadNewBill = createLoader(newBillParams);

export const newBillHref = createSerializer(newBillParams);

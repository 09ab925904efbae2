import * as z from 'zod/mini';
import { PRINTED_PAGE_LENGTH } from './printed-page-length';

const PATIENT = /^\/patients\/(?!new$)([A-Za-z0-9_-]{1,64})(?=[/?]|$)/;

/** A page as a browser has it in its address bar: path and query, of this site alone. */
export const printedPage = z
  .string()
  .check(z.maxLength(PRINTED_PAGE_LENGTH), z.regex(/^\/(?![/\\])[\x21-\x7e]*$/));

/** Whose data is on a page; undefined where it is not one person's. */
export function patientOn(page: string): string | undefined {
  return PATIENT.exec(page)?.[1];
}

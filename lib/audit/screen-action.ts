import type { Action } from './actions';

/** Screens of one person's data, by what opening them is called on the trail. */
const PATIENTS: readonly (readonly [RegExp, Action])[] = [
  [/^\/patients\/[^/]+\/billing(?=\/|\?|$)/, 'billing.patient'],
  [/^\/patients\/[^/]+\/odontogram(?=\/|\?|$)/, 'odontogram.read'],
  [/^\/patients\/[^/]+\/prescriptions(?=\/|\?|$)/, 'prescriptions.list'],
  [/^\/patients\/[^/]+\/records\/[^/]+/, 'medical-records.read'],
  [/^\/patients\/[^/]+\/records(?=\/|\?|$)/, 'medical-records.list'],
  [/^\/patients\/(?!new(?=\?|$))[^/]+/, 'patients.read'],
];

const OTHERS: readonly (readonly [RegExp, Action])[] = [
  [/^\/(?=\?|$)/, 'today'],
  [/^\/billing\/invoices\/[^/]+/, 'invoices.read'],
];

/** Actions that open one person's data on a screen of its own. */
export const PATIENT_SCREENS: readonly Action[] = PATIENTS.map(([, action]) => action);

/** What a page, by its path, is called on the trail; undefined where its first read says it. */
export function screenAction(path: string): Action | undefined {
  return [...PATIENTS, ...OTHERS].find(([pattern]) => pattern.test(path))?.[1];
}

/** The invoice that a page, by its path, shows. */
export function invoiceOn(path: string): string | undefined {
  return /^\/billing\/invoices\/(?!new$)([A-Za-z0-9_-]{1,64})(?=[/?]|$)/.exec(path)?.[1];
}

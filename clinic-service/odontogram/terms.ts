import type { Localized } from '../wording/localized';
import { localized } from '../wording/localized';

interface Term {
  readonly id: string;
  readonly label: Localized;
}

export const SURFACES: readonly Term[] = [
  { id: 'occlusal', label: localized('Oclusal', 'Occlusal') },
  { id: 'mesial', label: localized('Mesial', 'Mesial') },
  { id: 'distal', label: localized('Distal', 'Distal') },
  { id: 'vestibular', label: localized('Vestibular', 'Buccal') },
  { id: 'palatal', label: localized('Palatino', 'Palatal') },
];

/** Of a finding that was just registered. */
export const FIRST_EVOLUTION = 'pending';
/** Of a finding whose plan counts as paid in the estimate. */
export const PAID = 'paid';

/** In the order in which a treatment goes. `completes`: with it the treatment is done. */
export const EVOLUTIONS: readonly (Term & { readonly completes?: true })[] = [
  { id: FIRST_EVOLUTION, label: localized('Pendiente', 'Pending') },
  { id: 'in_progress', label: localized('En tratamiento', 'In progress') },
  { id: 'completed', label: localized('Realizado', 'Completed'), completes: true },
  { id: PAID, label: localized('Pagado', 'Paid') },
];

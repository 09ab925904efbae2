import type { Medication } from '@/lib/kit/medication';
import { ownHandler } from '@/lib/queries/own-handler';
import type { MedicationDeed } from './favourite-medications';

export const prescriptionHandlers = {
  /** Medications that the person who asks prescribes most, after one change to them. */
  changeFavourites: ownHandler<{
    body: MedicationDeed;
    answer: { readonly medications: readonly Medication[] };
  }>({
    method: 'POST',
    path: '/api/prescriptions/favourites',
    right: 'prescriptions.create',
    action: 'prescriptions.favourites',
  }),
};

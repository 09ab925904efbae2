import * as z from 'zod/mini';
import { newMedication } from '@/lib/contract/prescriptions';
import { prescriptionHandlers } from '@/lib/records/prescriptions/handlers';
import { changeFavouriteMedications } from '@/lib/records/prescriptions/kept-medications.server';
import { defineHandler } from '@/lib/server/door/define-handler.server';

const deed = z.union([
  z.strictObject({ marked: newMedication }),
  z.strictObject({ unmarked: newMedication }),
]);

/** One change to the medications that the person who asks prescribes most; answers what there is now. */
export const POST = defineHandler(
  prescriptionHandlers.changeFavourites,
  { body: deed },
  async ({ session }, { body }) => ({
    medications: await changeFavouriteMedications(session.staff.id, body),
  }),
);

export const dynamic = 'force-dynamic';

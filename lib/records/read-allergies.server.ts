import 'server-only';
import type { Caller } from '@/lib/clinic/caller';
import { mayUse } from '@/lib/clinic/may-use';
import { readOnBehalfOf } from '@/lib/clinic/on-behalf-of';
import { listMedicalRecords } from '@/lib/contract/medical-records';
import { loadForPage } from '@/lib/queries/load-for-page.server';
import { type KnownAllergies, knownAllergies } from './known-allergies';
import { readTemplates } from './read-templates.server';

/** What records say of allergies; `unread`: nobody can tell; undefined: the service shows no records. */
export type Allergies = { readonly known: KnownAllergies | undefined } | 'unread' | undefined;

/** As many of the newest records as anybody reads for it. */
const LOOKED_THROUGH = 100;

/** For whoever is about to prescribe. */
export async function readAllergies(caller: Caller, patientId: string): Promise<Allergies> {
  if (!(await mayUse(caller, listMedicalRecords.id))) return undefined;
  const query = { patientId, limit: LOOKED_THROUGH };
  const [records, templates] = await Promise.all([
    loadForPage(caller, readOnBehalfOf(caller, listMedicalRecords, { query })),
    loadForPage(caller, readTemplates(caller)),
  ]);
  if (records.problem) return 'unread';
  const own = records.data.data.filter((record) => record.patientId === patientId);
  return { known: knownAllergies(own, (templates.problem ? undefined : templates.data) ?? []) };
}

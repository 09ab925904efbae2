import 'server-only';
import { listMedicalRecords } from '@/lib/contract/medical-records';
import type { Caller } from '@/lib/server/door/caller';
import { loadForPage } from '@/lib/server/door/load-for-page.server';
import { mayUse } from '@/lib/server/door/may-use';
import { readOnBehalfOf } from '@/lib/server/door/on-behalf-of';
import { knownAllergies, type SaidOfAllergies } from './known-allergies';
import { readTemplates } from './read-templates.server';
import type { RecordWords } from './shown-fields';

/** What records say of allergies. */
export interface Allergies {
  readonly said: readonly SaidOfAllergies[];
  /** All records were read, and understood with their templates; else there may be more. */
  readonly isWhole: boolean;
}

const UNREAD: Allergies = { said: [], isWhole: false };

/** As many of the newest records as anybody reads for it. */
const LOOKED_THROUGH = 100;

/** For whoever is about to prescribe. */
export async function readAllergies(
  caller: Caller,
  patientId: string,
  words: RecordWords,
): Promise<Allergies> {
  if (!(await mayUse(caller, listMedicalRecords.id))) return UNREAD;
  const query = { patientId, limit: LOOKED_THROUGH };
  const [records, templates] = await Promise.all([
    loadForPage(caller, readOnBehalfOf(caller, listMedicalRecords, { query })),
    loadForPage(caller, readTemplates(caller)),
  ]);
  if (records.problem) return UNREAD;
  const { data, pagination } = records.data;
  const known = templates.problem ? undefined : templates.data;
  const own = data.filter((record) => record.patientId === patientId);
  const said = knownAllergies(own, known ?? [], words);
  const isWhole = pagination.total <= data.length && (known !== undefined || data.length === 0);
  return { said, isWhole };
}

import type { Database } from '@/lib/server/storage/open-database';
import type { Context } from '../context';
import { inTransaction } from '../db/in-transaction';
import { odontograms } from '../db/schema/odontogram';
import { ConflictError } from '../errors';
import type { Chart, Signature } from './chart';
import { type ChartOf, emptyChart, loadChart, requirePatient } from './load-chart';
import { type ChartAction, saveChart } from './save-chart';

interface Input {
  readonly params: { readonly patientId: string };
  readonly ifMatch: string | undefined;
}

/** What a change makes of the chart, and what else its answer says. */
interface Changed<T> {
  readonly chart: Chart;
  readonly said: T;
}

/**
 * Changes a patient's chart as one new version of it; where `change` answers the very chart that it
 * got, nothing has changed and no version is made. The chart is locked from the first look to
 * the last write, so that of changes at once each sees the one before. Throws `NotFoundError`,
 * `ConflictError` (`VERSION_CONFLICT`) where the caller has read another version, and what `change`
 * throws; nothing is stored then. `change` may run twice and must have no other effect; what else it
 * reads, it reads through `tx`.
 */
export async function changeChart<T>(
  { db, clock, principal, actor }: Context,
  { params, ifMatch }: Input,
  action: ChartAction,
  change: (chart: Chart, tx: Database) => Changed<T> | Promise<Changed<T>>,
): Promise<Changed<T>> {
  const of = { clinicId: principal.clinicId, patientId: params.patientId };
  return inTransaction(db, async (tx) => {
    const before = await lockedChart(tx, of, clock());
    if (ifMatch !== undefined && ifMatch !== String(before.version)) {
      throw new ConflictError('The chart has changed since it was read.', 'VERSION_CONFLICT', {
        currentVersion: before.version,
      });
    }
    const { chart, said } = await change(before, tx);
    if (chart === before) return { chart, said };
    const after = nextVersion(before, chart);
    await saveChart(tx, of, before, after, { action, by: actor, at: clock() });
    return { chart: after, said };
  });
}

/** Made where there was none: of several at once one makes it, and the others wait for it. */
async function lockedChart(tx: Database, of: ChartOf, now: Date): Promise<Chart> {
  const found = await loadChart(tx, of, { lock: true });
  if (found !== undefined) return found;
  await requirePatient(tx, of);
  const { dentitionMode, temporaryTeeth, version } = emptyChart(of.patientId);
  await tx
    .insert(odontograms)
    .values({
      ...of,
      id: of.patientId,
      dentitionMode,
      temporaryTeeth: [...temporaryTeeth],
      version,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing();
  const made = await loadChart(tx, of, { lock: true });
  if (made === undefined) throw new Error('a chart that was made is not there');
  return made;
}

/** A change that does not sign leaves no signature standing. Demo data goes this way too. */
export function nextVersion(before: Chart, changed: Chart): Chart {
  const { signature } = changed;
  return {
    ...changed,
    version: before.version + 1,
    signature: signature === before.signature ? invalidated(signature) : signature,
  };
}

function invalidated(signature: Signature): Signature {
  return signature.status === 'signed' ? { ...signature, status: 'invalidated' } : signature;
}

import type { readOdontogram as operation } from '@/lib/contract/odontogram';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { toState } from './chart';
import { emptyChart, loadChart, requirePatient } from './load-chart';

export async function readOdontogram(
  { db, principal }: Context,
  { params }: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
  const of = { clinicId: principal.clinicId, patientId: params.patientId };
  // One snapshot: the findings must be of the version that is read with them.
  const chart = await db.transaction((tx) => loadChart(tx, of, { lock: false }), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  if (chart !== undefined) return toState(chart);
  await requirePatient(db, of);
  return toState(emptyChart(params.patientId));
}

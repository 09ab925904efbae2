import type { Edit, NewFinding } from '@/lib/odontogram/edit/edit';
import type { After, Answer, KnownChart } from '@/lib/odontogram/edit/known-chart';
import { ClinicProblem } from '@/lib/queries/problem';
import {
  changeFinding,
  registerFinding,
  registerFindings,
  removeFinding,
  setDentitionMode,
  setToothDentition,
  sign,
} from './change-odontogram';
import type { ChartRights } from './chart-rights';
import { isSurface } from './tooth-view';

/**
 * Makes one step of an edit, as one call. It names the version that it changes: a service that looks at
 * versions refuses it where a colleague was faster. Throws as `browserCall` does.
 */
export async function sendEdit(
  patientId: string,
  step: Edit,
  { version }: KnownChart,
  { removeAlone, idempotencyKey }: Pick<ChartRights, 'removeAlone'> & { idempotencyKey: string },
): Promise<Answer> {
  const call = { patientId, ifMatch: version, idempotencyKey };
  switch (step.kind) {
    case 'mode':
      return { chart: (await setDentitionMode({ ...call, mode: step.mode })).odontogram };
    case 'tooth': {
      const { toothFdi: position, dentition } = step;
      const { odontogram } = await setToothDentition({ ...call, position, dentition });
      return odontogram ? { chart: odontogram } : { made: step };
    }
    case 'sign':
      return {
        after: { ...(await sign({ ...call, signedBy: step.signedBy })), findings: [], goneIds: [] },
      };
    case 'finding': {
      const { plannedItems, ...changes } = step.change;
      const { finding, ...after } = await changeFinding({
        ...call,
        findingId: idOf(step.finding),
        changes: { ...changes, ...(plannedItems && { plannedItems: [...plannedItems] }) },
      });
      return { after: { ...after, findings: [finding], goneIds: [] } };
    }
    case 'findings':
      return { after: await sendFindings(call, step, { removeAlone }) };
  }
}

type Call = Pick<Parameters<typeof sign>[0], 'patientId' | 'ifMatch' | 'idempotencyKey'>;

async function sendFindings(
  call: Call,
  { register, remove }: Extract<Edit, { kind: 'findings' }>,
  { removeAlone }: Pick<ChartRights, 'removeAlone'>,
): Promise<After> {
  const [first, ...more] = register;
  const [gone, ...moreGone] = remove;
  if (first && more.length + remove.length === 0 && first.evolution === undefined) {
    const { finding, replacedFindingIds, ...after } = await registerFinding({
      ...call,
      finding: asBody(first),
    });
    return { ...after, findings: [finding], goneIds: replacedFindingIds };
  }
  if (gone && first === undefined && moreGone.length === 0 && removeAlone) {
    const findingId = idOf(gone);
    const { removedFinding: _, ...after } = await removeFinding({ ...call, findingId });
    return { ...after, findings: [], goneIds: [findingId] };
  }
  const removeFindingIds = remove.map(idOf);
  const { findings, replacedFindingIds, ...after } = await registerFindings({
    ...call,
    findings: register.map(asBody),
    ...(removeFindingIds.length > 0 && { removeFindingIds }),
  });
  return { ...after, findings, goneIds: [...removeFindingIds, ...replacedFindingIds] };
}

function idOf({ id }: { readonly id?: string }): string {
  if (id === undefined) throw new Error('a finding that nobody has looked up');
  return id;
}

/** A surface that the contract does not name cannot be charted again, be it ever so real. */
function asBody({ surface, plannedItems, unreadableItems, ...finding }: NewFinding) {
  if (unreadableItems !== undefined) throw new ClinicProblem(422, 'UNREADABLE_PLAN');
  if (surface !== undefined && !isSurface(surface)) throw new ClinicProblem(422, 'UNKNOWN_SURFACE');
  return {
    ...finding,
    ...(surface !== undefined && { surface }),
    ...(plannedItems && { plannedItems: [...plannedItems] }),
  };
}

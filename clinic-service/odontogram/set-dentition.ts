import type {
  setDentitionMode as modeOperation,
  setToothDentition as toothOperation,
} from '@/lib/contract/odontogram';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { refuseField } from '../field-refusal';
import { changeChart } from './change-chart';
import { toRegistered, toState } from './chart';
import { changeMode, changeTooth, pairAt } from './dentition-rules';

/** Never takes a finding away, so `removedFindings` is always empty. */
export async function setDentitionMode(
  context: Context,
  input: ParsedInput<typeof modeOperation>,
): Promise<OperationResult<typeof modeOperation>> {
  const { chart, said } = await changeChart(context, input, 'dentition-mode.changed', (before) => ({
    chart: changeMode(before, input.body.mode),
    said: [],
  }));
  return { odontogram: toState(chart), removedFindings: said };
}

const FDI_NUMBER = /^\d{2}$/;

export async function setToothDentition(
  context: Context,
  input: ParsedInput<typeof toothOperation>,
): Promise<OperationResult<typeof toothOperation>> {
  const { position } = input.params;
  const pair = FDI_NUMBER.test(position) ? pairAt(Number(position)) : undefined;
  if (pair === undefined) {
    throw refuseField('position', 'invalid_value', 'No temporary tooth has its place there.');
  }
  const { chart, said } = await changeChart(context, input, 'tooth-dentition.changed', (before) => {
    const { chart, removed } = changeTooth(before, pair, input.body.dentition);
    return { chart, said: removed };
  });
  return { odontogram: toState(chart), removedFindings: said.map(toRegistered) };
}

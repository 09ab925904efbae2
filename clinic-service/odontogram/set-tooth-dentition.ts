import type { setToothDentition as operation } from '@/lib/contract/odontogram';
import type { OperationResult, ParsedInput } from '@/lib/contract/operation';
import type { Context } from '../context';
import { refuseField } from '../field-refusal';
import { changeChart } from './change-chart';
import { toRegistered, toState } from './chart';
import { changeTooth, pairAt } from './dentition-rules';

const FDI_NUMBER = /^\d{2}$/;

export async function setToothDentition(
  context: Context,
  input: ParsedInput<typeof operation>,
): Promise<OperationResult<typeof operation>> {
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

import type * as contract from '@/lib/contract/odontogram';
import type * as findings from '@/lib/contract/odontogram-findings';
import type { Operation, OperationInput } from '@/lib/contract/operation';
import { odontogramRoutes } from '@/lib/contract/routes/odontogram-routes';
import { browserCall } from '@/lib/queries/browser-call';

type Register = typeof findings.registerFinding;
type RegisterAll = typeof findings.registerFindings;
type Change = typeof findings.changeFinding;
type Remove = typeof findings.removeFinding;
type SetMode = typeof contract.setDentitionMode;
type SetTooth = typeof contract.setToothDentition;
type Sign = typeof contract.signOdontogram;

type Body<O extends Operation> = NonNullable<OperationInput<O>['body']>;

/** Whose chart is changed, and how it is changed once and as it was seen. */
interface Call {
  readonly patientId: string;
  /** The version that the chart is to have; where it has another, nothing is changed. */
  readonly ifMatch?: number | undefined;
  readonly idempotencyKey?: string | undefined;
}
interface OfFinding {
  readonly findingId: string;
}

/** Plain functions, for a queue sends them one after the other. Each throws as `browserCall` does. */
export function registerFinding({ finding, ...call }: Call & { readonly finding: Body<Register> }) {
  return browserCall<Register>(odontogramRoutes.registerFinding, {
    ...sentBy(call),
    body: finding,
  });
}

/** Removes, then registers: all of it or nothing. */
export function registerFindings({
  findings,
  removeFindingIds,
  ...call
}: Call & Readonly<Body<RegisterAll>>) {
  return browserCall<RegisterAll>(odontogramRoutes.registerFindings, {
    ...sentBy(call),
    body: { findings, ...(removeFindingIds !== undefined && { removeFindingIds }) },
  });
}

export function changeFinding({
  findingId,
  changes,
  ...call
}: Call & OfFinding & { readonly changes: Body<Change> }) {
  const { patientId } = call;
  return browserCall<Change>(odontogramRoutes.changeFinding, {
    ...sentBy(call),
    params: { patientId, findingId },
    body: changes,
  });
}

export function removeFinding({ findingId, ...call }: Call & OfFinding) {
  const { patientId } = call;
  return browserCall<Remove>(odontogramRoutes.removeFinding, {
    ...sentBy(call),
    params: { patientId, findingId },
  });
}

export function setDentitionMode({ mode, ...call }: Call & Readonly<Body<SetMode>>) {
  return browserCall<SetMode>(odontogramRoutes.setDentitionMode, {
    ...sentBy(call),
    body: { mode },
  });
}

/** `position` is the FDI number of either tooth of the pair. */
export function setToothDentition({
  position,
  dentition,
  ...call
}: Call & Readonly<Body<SetTooth>> & { readonly position: number }) {
  const { patientId } = call;
  return browserCall<SetTooth>(odontogramRoutes.setToothDentition, {
    ...sentBy(call),
    params: { patientId, position: `${position}` },
    body: { dentition },
  });
}

export function sign({ signedBy, ...call }: Call & Readonly<Body<Sign>>) {
  return browserCall<Sign>(odontogramRoutes.sign, { ...sentBy(call), body: { signedBy } });
}

function sentBy({ patientId, ifMatch, idempotencyKey }: Call) {
  return {
    params: { patientId },
    ...(ifMatch !== undefined && { ifMatch: `${ifMatch}` }),
    idempotencyKey,
  };
}

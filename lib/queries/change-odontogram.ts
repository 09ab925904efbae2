import type * as contract from '@/lib/contract/odontogram';
import type * as findings from '@/lib/contract/odontogram-findings';
import { odontogramRoutes } from '@/lib/contract/odontogram-routes';
import type { Operation, OperationInput } from '@/lib/contract/operation';
import { browserCall } from './browser-call';

type Register = typeof findings.registerFinding;
type RegisterAll = typeof findings.registerFindings;
type Change = typeof findings.changeFinding;
type Remove = typeof findings.removeFinding;
type SetMode = typeof contract.setDentitionMode;
type SetTooth = typeof contract.setToothDentition;
type Sign = typeof contract.signOdontogram;

type Body<O extends Operation> = NonNullable<OperationInput<O>['body']>;

/** Whose chart is changed, and how it is changed once and as it was seen. */
interface Deed {
  readonly patientId: string;
  /** The version that the chart is to have; where it has another, nothing is changed. */
  readonly ifMatch?: number | undefined;
  readonly idempotencyKey?: string | undefined;
}
interface OfFinding {
  readonly findingId: string;
}

/** Plain functions, for a queue sends them one after the other. Each throws as `browserCall` does. */
export function registerFinding({ finding, ...deed }: Deed & { readonly finding: Body<Register> }) {
  return browserCall<Register>(odontogramRoutes.registerFinding, {
    ...sentBy(deed),
    body: finding,
  });
}

/** Removes, then registers: all of it or nothing. */
export function registerFindings({
  findings,
  removeFindingIds,
  ...deed
}: Deed & Readonly<Body<RegisterAll>>) {
  return browserCall<RegisterAll>(odontogramRoutes.registerFindings, {
    ...sentBy(deed),
    body: { findings, ...(removeFindingIds !== undefined && { removeFindingIds }) },
  });
}

export function changeFinding({
  findingId,
  changes,
  ...deed
}: Deed & OfFinding & { readonly changes: Body<Change> }) {
  const { patientId } = deed;
  return browserCall<Change>(odontogramRoutes.changeFinding, {
    ...sentBy(deed),
    params: { patientId, findingId },
    body: changes,
  });
}

export function removeFinding({ findingId, ...deed }: Deed & OfFinding) {
  const { patientId } = deed;
  return browserCall<Remove>(odontogramRoutes.removeFinding, {
    ...sentBy(deed),
    params: { patientId, findingId },
  });
}

export function setDentitionMode({ mode, ...deed }: Deed & Readonly<Body<SetMode>>) {
  return browserCall<SetMode>(odontogramRoutes.setDentitionMode, {
    ...sentBy(deed),
    body: { mode },
  });
}

/** `position` is the FDI number of either tooth of the pair. */
export function setToothDentition({
  position,
  dentition,
  ...deed
}: Deed & Readonly<Body<SetTooth>> & { readonly position: number }) {
  const { patientId } = deed;
  return browserCall<SetTooth>(odontogramRoutes.setToothDentition, {
    ...sentBy(deed),
    params: { patientId, position: `${position}` },
    body: { dentition },
  });
}

export function sign({ signedBy, ...deed }: Deed & Readonly<Body<Sign>>) {
  return browserCall<Sign>(odontogramRoutes.sign, { ...sentBy(deed), body: { signedBy } });
}

function sentBy({ patientId, ifMatch, idempotencyKey }: Deed) {
  return {
    params: { patientId },
    ...(ifMatch !== undefined && { ifMatch: `${ifMatch}` }),
    idempotencyKey,
  };
}

import * as z from 'zod/mini';
import type { readOdontogramVersion } from '@/lib/contract/odontogram';
import type { registerFindings } from '@/lib/contract/odontogram-findings';
import type { OperationOutput, ParsedInput } from '@/lib/contract/operation';
import { ClinicError } from '@/lib/server/clinic/errors';

type Version = OperationOutput<typeof readOdontogramVersion>;
type Finding = Version['odontogram']['findings'][number];
type Sent = ParsedInput<typeof registerFindings>['body'];
type SentFinding = Sent['findings'][number];
type SentItem = NonNullable<SentFinding['plannedItems']>[number];

interface Registered extends Sent {
  /** The version that the chart had to have. */
  readonly ifMatch: string | undefined;
  /** Whom the service writes down as who made it. */
  readonly staffId: string;
}

const VERSION = z.string().check(z.regex(/^\d{1,9}$/));

/** Reads one version of the chart. */
type ReadVersion = (n: number) => Promise<Version>;

/**
 * What a change that registers and removes findings would have answered. The version after the one
 * that it named is that change or another: it is that one where the same person brought what was sent,
 * and took no more away. Undefined where there is no such version, or somebody else's. Throws where
 * nobody can say.
 */
export async function findRegistered(
  { ifMatch, staffId, findings, removeFindingIds = [] }: Registered,
  read: ReadVersion,
): Promise<OperationOutput<typeof registerFindings> | undefined> {
  const named = Number(z.parse(VERSION, ifMatch));
  const [before, made] = await Promise.all([
    named === 0 ? [] : read(named).then(findingsOf),
    orNone(read(named + 1)),
  ]);
  if (made === undefined || made.createdBy !== staffId) return undefined;
  const after = findingsOf(made);
  const came = after.filter(({ id }) => before.every((other) => other.id !== id));
  const gone = before.filter(({ id }) => after.every((other) => other.id !== id));
  const found = findings.map((sent) => came.find((finding) => isOf(sent, finding)));
  const all = found.filter((finding) => finding !== undefined);
  const replaced = gone.filter(({ id }) => !removeFindingIds.includes(id));
  const isIt =
    all.length === findings.length &&
    new Set(all).size === came.length &&
    gone.length === replaced.length + removeFindingIds.length &&
    replaced.every(({ toothFdi }) => findings.some((sent) => sent.toothFdi === toothFdi));
  if (!isIt) return undefined;
  const { estimate, version, signature } = made.odontogram;
  const replacedFindingIds = replaced.map(({ id }) => id);
  return { findings: all, replacedFindingIds, estimate, version, signature };
}

function findingsOf({ odontogram }: Version): readonly Finding[] {
  if (odontogram.unreadable) throw new Error('a version of the chart cannot be read whole');
  return odontogram.findings;
}

async function orNone(reading: Promise<Version>): Promise<Version | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ClinicError && error.status === 404) return undefined;
    throw error;
  }
}

function isOf(sent: SentFinding, finding: Finding): boolean {
  const { plannedItems, evolution } = sent;
  return (
    sent.toothFdi === finding.toothFdi &&
    sent.surface === finding.surface &&
    sent.catalogFindingId === finding.catalogFindingId &&
    (sent.notes || undefined) === finding.notes &&
    (evolution === undefined || evolution === finding.evolution) &&
    // Without a plan the catalog's is planned, whatever that is.
    (plannedItems === undefined || isPlan(plannedItems, finding.plannedItems))
  );
}

function isPlan(sent: readonly SentItem[], planned: Finding['plannedItems']): boolean {
  if (sent.length !== planned.length) return false;
  return sent.every((item, index) => {
    const there = planned[index];
    const isSame =
      item.type === 'custom'
        ? item.name === there?.name
        : item.clinicalProcedureId === there?.clinicalProcedureId;
    return isSame && item.quantity === there?.quantity && item.unitPrice === there.unitPrice;
  });
}

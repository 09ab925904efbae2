import * as z from 'zod/mini';
import { id, openEnum, optional } from './schemas';
import { mendChart, mendFinding, mendItem, temporaryToothIn } from './wire/odontogram-mending';
import { ifReadable, mended, readableList } from './wire/tolerant';

export const ofPatient = z.object({ patientId: id });

/** What every operation on a chart declares. */
export const ofChart = {
  feature: 'odontogram',
  concerns: { of: 'patient', id: { param: 'patientId' } },
} as const;

/** And every one that changes it. */
export const chartChange = {
  ...ofChart,
  scope: 'emr:write',
  conditional: true,
  says: true,
  envelope: 'A',
} as const;

const plannedItemTold = z.object({
  id: z.string(),
  type: openEnum('custom', 'clinical_procedure'),
  clinicalProcedureId: optional(z.string()),
  name: z.string(),
  quantity: z.number(),
  /** Pesos. */
  unitPrice: z.number(),
  subtotal: z.number(),
});
const plannedItem = mended(plannedItemTold, mendItem);

const findingTold = z.object({
  id: z.string(),
  toothFdi: z.number(),
  scope: openEnum('whole', 'surface'),
  surface: optional(z.string()),
  catalogFindingId: z.string(),
  plannedItems: readableList(plannedItem),
  subtotal: ifReadable(z.number()),
  evolution: z.string(),
  notes: optional(z.string()),
  createdBy: optional(z.string()),
  createdAt: optional(z.string()),
  updatedAt: optional(z.string()),
});

const findingRead = z.pipe(
  findingTold,
  z.transform(({ plannedItems: { read, unread }, subtotal, ...told }) => ({
    ...told,
    plannedItems: read,
    /** Pesos. */
    subtotal: subtotal ?? read.reduce((sum, item) => sum + item.subtotal, 0),
    /** So many more are planned, which could not be read: the plan must not be sent back without them. */
    ...(unread > 0 && { unreadableItems: unread }),
  })),
);
export const registeredFinding = mended(findingRead, mendFinding);

/** Those that can be read of what a change took away. */
export const findingList = z.pipe(
  readableList(registeredFinding),
  z.transform(({ read }) => read),
);

const estimate = z.object({
  findingCount: z.number(),
  total: z.number(),
  /** Of the findings whose evolution is `paid`. */
  paid: z.number(),
  due: z.number(),
});

const signature = z.object({
  status: openEnum('none', 'signed', 'invalidated'),
  signedBy: optional(z.string()),
  signedAt: optional(z.string()),
});

const chartTold = z.object({
  id: z.string(),
  dentitionMode: openEnum('adult', 'mixed', 'child'),
  /** FDI numbers of the temporary teeth present. */
  temporaryTeeth: readableList(mended(z.number(), temporaryToothIn)),
  findings: readableList(registeredFinding),
  estimate: ifReadable(estimate),
  version: z.number(),
  signature,
});

/** What was sent and could not be read; a chart without it was read whole. */
interface Unreadable {
  readonly temporaryTeeth: number;
  readonly findings: number;
  /** What has been paid is not known, and the rest is added up from the findings that were read. */
  readonly estimate: boolean;
}

const chartRead = z.pipe(
  chartTold,
  z.transform(({ temporaryTeeth, findings, estimate: told, ...chart }) => {
    const unreadable: Unreadable = {
      temporaryTeeth: temporaryTeeth.unread,
      findings: findings.unread,
      estimate: told === undefined,
    };
    const isWhole = !unreadable.estimate && temporaryTeeth.unread + findings.unread === 0;
    return {
      ...chart,
      temporaryTeeth: temporaryTeeth.read,
      findings: findings.read,
      estimate: told ?? estimateOf(findings.read),
      ...(!isWhole && { unreadable }),
    };
  }),
);

/**
 * The contract shows no shape of what is in `temporaryTeeth` and `findings`: what can be read is read,
 * and how much could not be is told to whoever shows it. Without a list of findings there is no chart.
 */
export const odontogram = mended(chartRead, mendChart);

function estimateOf(findings: readonly { readonly subtotal: number }[]) {
  const total = findings.reduce((sum, { subtotal }) => sum + subtotal, 0);
  return { findingCount: findings.length, total, paid: 0, due: total };
}

/** What every change of findings reports of the chart it left. */
export const chartAfter = { estimate, version: z.number(), signature };

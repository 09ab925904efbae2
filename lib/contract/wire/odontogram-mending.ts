import { membersOf, withDefaults } from './tolerant';

/** The contract shows neither the shape of a tooth in a list nor all that a finding has. */
const FDI = /^(?:[1-4][1-8]|[5-8][1-5])$/;
const TEMPORARY = /^[5-8][1-5]$/;
/** What the number of a tooth is called where it stands inside of an object. */
const NUMBER_NAMES = ['fdi', 'toothFdi', 'position', 'number'];

/** A tooth by its number, as a number or text; anything else as it is. */
function toothIn(sent: unknown, teeth: RegExp): unknown {
  const isTooth = (typeof sent === 'string' || typeof sent === 'number') && teeth.test(`${sent}`);
  return isTooth ? Number(sent) : undefined;
}

/** The FDI number of a temporary tooth, be it inside of an object; undefined where there is none. */
export function temporaryToothIn(sent: unknown): unknown {
  const members = membersOf(sent);
  if (members === undefined) return toothIn(sent, TEMPORARY);
  return NUMBER_NAMES.map((name) => toothIn(members[name], TEMPORARY)).find(
    (tooth) => tooth !== undefined,
  );
}

export function mendFinding(sent: unknown): unknown {
  return withDefaults({ ...membersOf(sent), toothFdi: toothOf(sent) }, ({ surface }) => ({
    scope: typeof surface === 'string' ? 'surface' : 'whole',
    plannedItems: [],
    evolution: '',
  }));
}

function toothOf(sent: unknown): unknown {
  return toothIn(membersOf(sent)?.toothFdi, FDI);
}

export function mendItem(sent: unknown): unknown {
  return withDefaults(sent, ({ clinicalProcedureId, quantity, unitPrice }) => ({
    type: typeof clinicalProcedureId === 'string' ? 'clinical_procedure' : 'custom',
    ...(typeof quantity === 'number' &&
      typeof unitPrice === 'number' && { subtotal: quantity * unitPrice }),
  }));
}

/** Without its list of temporary teeth a mixed dentition is not known; the other modes say it. */
export function mendChart(sent: unknown): unknown {
  const { temporaryTeeth, dentitionMode, ...members } = membersOf(sent) ?? {};
  const isTold = temporaryTeeth !== undefined && temporaryTeeth !== null;
  const unlisted = isTold || dentitionMode === 'mixed' ? [temporaryTeeth] : [];
  const teeth = Array.isArray(temporaryTeeth) ? temporaryTeeth : unlisted;
  return withDefaults({ ...members, dentitionMode, temporaryTeeth: teeth }, () => ({
    // Whether it is signed nobody can say.
    signature: { status: 'unknown' },
  }));
}

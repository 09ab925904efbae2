import { type FindingView, SURFACES, type ToothView } from './tooth-view';

/** `findings`, with what is the same as in `before` taken from there; where all of it is, `before`. */
export function sameFindings(
  findings: readonly FindingView[],
  before: readonly FindingView[],
): readonly FindingView[] {
  const known = new Map(before.map((finding) => [finding.id, finding]));
  const shared = findings.map((finding) => {
    const old = known.get(finding.id);
    return old && isSame(old, finding) ? old : finding;
  });
  const isUnchanged =
    shared.length === before.length && shared.every((finding, index) => finding === before[index]);
  return isUnchanged ? before : shared;
}

/** Of views whose lists are shared. */
export function sameView(one: ToothView, other: ToothView): boolean {
  return (
    one.fdi === other.fdi &&
    one.whole === other.whole &&
    one.elsewhere === other.elsewhere &&
    SURFACES.every((surface) => one.surfaces[surface] === other.surfaces[surface])
  );
}

function isSame(one: FindingView, other: FindingView): boolean {
  return (
    one.catalogFindingId === other.catalogFindingId &&
    one.label === other.label &&
    one.isKnown === other.isKnown &&
    one.color === other.color &&
    one.symbol === other.symbol &&
    one.evolutionStep === other.evolutionStep &&
    one.evolutionLabel === other.evolutionLabel
  );
}

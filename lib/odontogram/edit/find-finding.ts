import type { ChartFinding } from '../chart-data';
import { placeKey } from '../place';
import type { FindingRef } from './edit';

/** The finding that is meant, or `undefined` where nothing stands there any more. */
export function findFinding(
  findings: readonly ChartFinding[],
  ref: FindingRef,
): ChartFinding | undefined {
  const same = findings.find(({ id }) => id === ref.id);
  if (same !== undefined) return same;
  const key = placeKey(ref);
  return findings.findLast((finding) => placeKey(finding) === key);
}

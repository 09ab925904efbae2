import type { ChartFinding } from '@/lib/odontogram/shared/chart-data';
import { type Place, placeKey } from '../place';

/** What stands at these places; a tooth that is chosen whole stands for all that is charted of it. */
export function findingsAt(
  findings: readonly ChartFinding[],
  places: readonly Place[],
): ChartFinding[] {
  const keys = new Set(places.map(placeKey));
  const whole = new Set(
    places.flatMap(({ toothFdi, surface }) => (surface === undefined ? [toothFdi] : [])),
  );
  return findings.filter((finding) => whole.has(finding.toothFdi) || keys.has(placeKey(finding)));
}

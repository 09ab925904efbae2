import type { Catalog, CatalogFinding } from '@/lib/odontogram/shared/chart-data';
import { SURFACES } from '@/lib/odontogram/tooth-view';

/** Numbers from 0 to below 1, the same ones for the same seed. */
function random(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const LETTERS = ['a', 'Ñandú', 'é', 'שן', 'سن', '齿', '<b>', '🦷', 'Zz', '%', '-', ' ', '"', "'"];
const SCOPES = ['whole', 'surface', 'arch'];
const DENTITIONS = ['common', 'permanent_only', 'temporary_only', 'any'];
const GROUPS = [null, 'g-one', 'gTwo', '', '…'];

/** A catalog that nobody has seen: other ids, words, scopes, order and number of everything. */
export function randomCatalog(seed: number, most = 80): Catalog {
  const next = random(seed);
  const one = <Value>(values: readonly Value[], fallback: Value): Value =>
    values[Math.floor(next() * values.length)] ?? fallback;
  const words = () =>
    Array.from({ length: 1 + Math.floor(next() * 60) }, () => one(LETTERS, 'a')).join('');
  const finding = (_: unknown, index: number): CatalogFinding => ({
    id: `f${seed}-${index}`,
    label: words(),
    scope: one(SCOPES, 'whole'),
    dentition: one(DENTITIONS, 'common'),
    suggestedTreatment: null,
    exclusionGroup: one(GROUPS, null),
    color: one(['#123456', 'red', '#abc', 'url(x)'], 'red'),
    symbol: one(['fill', 'text:A', '●', 'whatever', ''], ''),
  });
  return {
    catalogVersion: seed,
    findings: Array.from({ length: Math.floor(next() * (most + 1)) }, finding),
    surfaces: SURFACES.map((id) => ({ id, label: words() })),
    evolutions: Array.from({ length: Math.floor(next() * 6) }, (_, index) => ({
      id: `e${seed}-${index}`,
      label: words(),
    })),
  };
}

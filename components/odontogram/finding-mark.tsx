import type { CatalogFinding } from '@/lib/odontogram/shared/chart-data';
import { FindingGlyph } from './finding-glyph';
import { UnknownGlyph } from './unknown-glyph';

/** The symbol of a registered finding, also of one that the catalog does not have. */
export function FindingMark({ kind }: { kind: CatalogFinding | undefined }) {
  return kind ? <FindingGlyph finding={kind} /> : <UnknownGlyph />;
}

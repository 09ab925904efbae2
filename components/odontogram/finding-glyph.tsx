import { memo } from 'react';
import { cx } from '@/components/ui/cx';
import {
  GLYPH_SIZE,
  GLYPH_SURFACE,
  glyphBody,
  glyphMarks,
} from '@/lib/odontogram/draw/glyph-marks';
import type { CatalogFinding } from '@/lib/odontogram/shared/chart-data';
import { MarkShape } from './chart/mark-shape';

interface FindingGlyphProps {
  finding: CatalogFinding;
  className?: string;
}

/** How a finding of the catalog is drawn, beside its name. It is worked out once, not at every key. */
export const FindingGlyph = memo(function FindingGlyph({ finding, className }: FindingGlyphProps) {
  const isOfSurface = finding.scope === 'surface';
  const drawable = { ...finding, isKnown: true, evolutionStep: -1 };
  const { base, roots, fixture, crown, gum } = glyphBody(drawable);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${GLYPH_SIZE} ${GLYPH_SIZE}`}
      className={cx('odontogram-ink size-8 shrink-0', className)}
    >
      {isOfSurface ? (
        <path d={GLYPH_SURFACE} className="tooth-diagram" />
      ) : (
        <g className="tooth-drawing" data-base={base}>
          {roots.map((root) => (
            <path key={root} d={root} className="tooth-root" />
          ))}
          {fixture && <path d={fixture} className="tooth-fixture" />}
          {crown && <path d={crown} className="tooth-crown" />}
          {gum && <path d={gum} className="tooth-gum" />}
        </g>
      )}
      {glyphMarks(drawable, isOfSurface).map((mark, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: strokes have no other name, and hold no state.
        <MarkShape key={index} mark={mark} />
      ))}
    </svg>
  );
});

import { memo } from 'react';
import { toothBody } from '@/lib/odontogram/draw/base';
import { toothGeometry } from '@/lib/odontogram/draw/tooth-geometry';
import { toothMarks } from '@/lib/odontogram/draw/tooth-marks';
import type { SurfaceId, ToothView } from '@/lib/odontogram/tooth-view';
import { MarkShape } from './mark-shape';

interface ToothDrawingProps {
  fdi: number;
  /** Where its cell begins in the drawing. */
  left?: number;
  /** Without one the tooth is not present. */
  view: ToothView | undefined;
  /** Ids of surfaces with a space between. */
  selectedSurfaces: string;
  /** What the surfaces are called while the keys are among them. */
  entered?: EnteredSurfaces | undefined;
  /** Nobody knows what was found on it before: then nothing is drawn that looks like a sound tooth. */
  isUnread?: boolean;
}

/** A tooth whose surfaces can be reached by keys; all others are one thing each. */
export interface EnteredSurfaces {
  readonly names: Readonly<Record<SurfaceId, string>>;
}

/** A tooth from its side and from above, with all that was found on it, in its cell. */
export const ToothDrawing = memo(function ToothDrawing({
  fdi,
  left = 0,
  view,
  selectedSurfaces,
  entered,
  isUnread = false,
}: ToothDrawingProps) {
  const geometry = toothGeometry(fdi, left);
  const { frame, diagram } = geometry;
  const { base, roots, fixture, crown, hints, gum, hasSurfaces } = toothBody(view, geometry);
  const surfaces = hasSurfaces ? geometry.surfaces : [];
  const selected = selectedSurfaces.split(' ');
  return (
    <g
      className="tooth-drawing"
      data-ghost={view ? undefined : ''}
      data-unread={isUnread ? '' : undefined}
      data-base={base}
    >
      <text x={frame.number.x} y={frame.number.y} className="tooth-number">
        {fdi}
      </text>
      {isUnread ? (
        <text x={frame.neck.x} y={frame.neck.y} className="tooth-unread">
          ?
        </text>
      ) : (
        <>
          {roots.map((root) => (
            <path key={root} d={root} className="tooth-root" />
          ))}
          {fixture && <path d={fixture} className="tooth-fixture" />}
          {crown && <path d={crown} className="tooth-crown" />}
          {view && hints && <path d={hints} className="tooth-hints" />}
          {gum && <path d={gum} className="tooth-gum" />}
        </>
      )}
      {(hasSurfaces || view === undefined) && <path d={diagram} className="tooth-diagram" />}
      {view &&
        toothMarks(view, left).map((mark, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: strokes have no other name, and hold no state.
          <MarkShape key={index} mark={mark} />
        ))}
      {surfaces.map(({ surface, path, hit }) => (
        <g key={surface}>
          <path
            d={hit}
            data-surface={surface}
            className="surface-hit"
            {...(entered && {
              role: 'button',
              tabIndex: -1,
              'aria-label': entered.names[surface],
              'aria-pressed': selected.includes(surface),
            })}
          />
          <path d={path} className="surface" />
        </g>
      ))}
      {geometry.surfaces
        .filter(({ surface }) => selected.includes(surface))
        .map(({ surface, path }) => (
          <path key={surface} d={path} className="surface-selected" />
        ))}
    </g>
  );
});

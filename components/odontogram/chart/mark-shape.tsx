import { useId } from 'react';
import type { Ink } from '@/lib/odontogram/draw/ink';
import type { Mark } from '@/lib/odontogram/draw/marks';

const DOT = 3.5;

/** One stroke of a finding. Its colour is an attribute: a class or a style could not take the catalog's. */
export function MarkShape({ mark }: { mark: Mark }) {
  const paint = paintOf(mark.ink);
  const inverse = mark.isInverse ? '' : undefined;
  switch (mark.type) {
    case 'area':
      return (
        <path
          d={mark.path}
          fill={paint}
          fillOpacity={mark.isTint ? 0.16 : undefined}
          className="mark-area"
          data-inverse={inverse}
        />
      );
    case 'line':
      return (
        <>
          {!mark.isFine && !mark.isInverse && <path d={mark.path} className="mark-halo" />}
          <path
            d={mark.path}
            stroke={paint}
            className={mark.isFine ? 'mark-fine' : 'mark-line'}
            data-dash={mark.dash === 'none' ? undefined : mark.dash}
            data-inverse={inverse}
          />
        </>
      );
    case 'text':
      return (
        <>
          <MarkText mark={mark} paint={paint} />
          <circle
            cx={mark.x}
            cy={mark.y}
            r={DOT}
            fill={paint}
            className="mark-dot"
            data-small={mark.isSmall ? '' : undefined}
            data-inverse={inverse}
          />
        </>
      );
  }
}

/**
 * A letter as part of the drawing. It is drawn by reference, so that it is no text of its tooth, whose
 * name says in words what the letter stands for: "16 S" is nothing that anybody calls a tooth.
 */
function MarkText({ mark, paint }: { mark: Extract<Mark, { type: 'text' }>; paint: string }) {
  const id = useId();
  return (
    <>
      <g display="none">
        <text id={id} vectorEffect="non-scaling-stroke">
          {mark.text}
        </text>
      </g>
      <use
        href={`#${id}`}
        x={mark.x}
        y={mark.y}
        fill={paint}
        className="mark-text"
        data-small={mark.isSmall ? '' : undefined}
        data-inverse={mark.isInverse ? '' : undefined}
      />
    </>
  );
}

function paintOf({ light, dark }: Ink): string {
  return light === dark ? light : `light-dark(${light}, ${dark})`;
}

import { evolutionMark } from '@/lib/odontogram/draw/evolution-mark';

const SIZE = 12;

/** The little shape of an evolution, beside its name. */
export function EvolutionGlyph({ step }: { step: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      className="odontogram-ink size-3 shrink-0 text-ink-muted"
    >
      {evolutionMark(step, { x: SIZE / 2, y: SIZE / 2 }).map((mark) =>
        mark.type === 'text' ? null : (
          <path
            key={`${mark.type} ${mark.path}`}
            d={mark.path}
            className={mark.type === 'area' ? 'mark-area' : 'mark-line'}
            fill={mark.type === 'area' ? 'currentColor' : undefined}
            stroke={mark.type === 'line' ? 'currentColor' : undefined}
          />
        ),
      )}
    </svg>
  );
}

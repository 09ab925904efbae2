'use client';

interface ToothLinksProps {
  teeth: readonly number[];
  /** What a tooth is called where there is no picture of it. */
  nameOf: (fdi: number) => string;
  onGo: (fdi: number) => void;
}

/** Teeth by their numbers; each leads to its place on the chart. */
export function ToothLinks({ teeth, nameOf, onGo }: ToothLinksProps) {
  return (
    <ul className="tabular mt-1 flex flex-wrap gap-1">
      {teeth.map((fdi) => (
        <li key={fdi}>
          <button
            type="button"
            aria-label={nameOf(fdi)}
            title={nameOf(fdi)}
            onClick={() => onGo(fdi)}
            className="min-h-6 min-w-9 touch:min-h-11 touch:min-w-11 rounded-sm border border-line bg-surface px-1.5 font-medium hover:border-line-strong hover:bg-hover"
          >
            {fdi}
          </button>
        </li>
      ))}
    </ul>
  );
}

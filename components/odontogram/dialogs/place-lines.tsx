import type { Place } from '@/lib/odontogram/place';

interface Line {
  readonly fdi: number;
  readonly words: string;
}

/** Places under a title, a line for each tooth; nothing where there are none. */
export function PlaceLines({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <section className="mt-4">
      <h3 className="text-sm font-medium text-ink-muted">{title}</h3>
      <dl className="mt-1 divide-y divide-line border-y border-line">
        {lines.map(({ fdi, words }) => (
          <div key={fdi} className="flex gap-3 py-1">
            <dt className="tabular w-8 shrink-0 font-semibold">{fdi}</dt>
            <dd className="min-w-0 wrap-anywhere">{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** One line for each tooth, in the order of their numbers. */
export function byTooth<P extends Place>(
  places: readonly P[],
  wordsOf: (place: P) => string,
): Line[] {
  const lines = new Map<number, Set<string>>();
  for (const place of places) {
    const words = lines.get(place.toothFdi) ?? new Set();
    lines.set(place.toothFdi, words.add(wordsOf(place)));
  }
  return [...lines]
    .map(([fdi, words]) => ({ fdi, words: [...words].join(', ') }))
    .sort((a, b) => a.fdi - b.fdi);
}

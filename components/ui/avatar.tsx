import { cx } from './cx';

/** First letters of the first and the last word. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [words[0], last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

/**
 * Stands beside the full name, so it is silent: the letters are drawn, not text, or a button that
 * holds them would have to be named by them too (WCAG 2.5.3).
 */
export function Avatar({ name, className }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      data-initials={initials(name)}
      className={cx(
        'before:content-[attr(data-initials)] inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-accent-soft text-xs font-semibold text-accent',
        className,
      )}
    />
  );
}

import { cx } from './cx';

/**
 * First letters of the first name and the first surname, as people abbreviate themselves here.
 * In a name of one line the surname is the second word, or the third of four and more.
 */
function initials(name: string, surname: string | undefined): string {
  const words = name.trim().split(/\s+/);
  return [words[0], surname?.trim() ?? words[words.length > 3 ? 2 : 1]]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

interface AvatarProps {
  /** The whole name, or the given names where the surnames are known apart. */
  name: string;
  surname?: string;
  className?: string;
}

/**
 * Stands beside the full name, so it is silent: the letters are drawn, not text, or a button that
 * holds them would have to be named by them too (WCAG 2.5.3).
 */
export function Avatar({ name, surname, className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      data-initials={initials(name, surname)}
      className={cx(
        'before:content-[attr(data-initials)] inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-accent-soft text-xs font-semibold text-accent',
        className,
      )}
    />
  );
}

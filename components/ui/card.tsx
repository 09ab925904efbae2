import { type ReactNode, useId } from 'react';
import { cx } from './cx';

interface CardProps {
  /** Where an address may lead. */
  id?: string;
  title: string;
  /** Beside the title: a count, a link, a button. */
  aside?: ReactNode;
  className?: string;
  /** Lists and tables bring their own edges. */
  flush?: boolean;
  children: ReactNode;
}

/** One thing on a page, with its heading. */
export function Card({ id, title, aside, className, flush = false, children }: CardProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={cx('scroll-mt-16 rounded-md border border-line bg-surface', className)}
    >
      <header className="flex min-h-11 items-center justify-between gap-4 border-b border-line px-4 py-1.5">
        <h2 id={titleId} className="min-w-0 font-semibold">
          {title}
        </h2>
        {aside}
      </header>
      <div className={cx(!flush && 'p-4')}>{children}</div>
    </section>
  );
}

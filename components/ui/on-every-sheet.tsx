import type { ReactNode } from 'react';

interface OnEverySheetProps {
  /** One line: whose paper it is. */
  line: string;
  children: ReactNode;
}

/** On paper, `line` stands at the head of every sheet that `children` take: sheets get parted. */
export function OnEverySheet({ line, children }: OnEverySheetProps) {
  return (
    // The head of a table is the one thing that browsers print again on each sheet; on the screen, and
    // to those who listen, there is none. What is longer than a sheet begins on the first all the same.
    <div className="not-print:contents print:table print:w-full">
      <div className="hidden break-inside-avoid text-xs text-ink-muted print:table-header-group">
        <p className="pb-2">{line}</p>
      </div>
      <div className="not-print:contents print:table-row-group">{children}</div>
    </div>
  );
}

import type { ReactNode } from 'react';

interface OnEverySheetProps {
  /** One line: whose paper it is. */
  line: string;
  children: ReactNode;
}

/** On paper, `line` stands at the head of every sheet that `children` take: sheets get parted. */
export function OnEverySheet({ line, children }: OnEverySheetProps) {
  return (
    // The head of a table is the one thing that browsers print again on each sheet.
    <table role="presentation" className="w-full not-print:contents">
      <thead className="hidden print:table-header-group">
        <tr className="not-print:contents">
          <td className="pb-2 text-xs text-ink-muted">{line}</td>
        </tr>
      </thead>
      <tbody className="not-print:contents">
        {/* What is longer than a sheet begins on the first one all the same. */}
        <tr className="break-inside-auto not-print:contents">
          <td className="not-print:contents">{children}</td>
        </tr>
      </tbody>
    </table>
  );
}

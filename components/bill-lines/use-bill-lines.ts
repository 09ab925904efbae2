import { useLocale } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { emptyLine, isBegun, type LineDraft } from '@/lib/billing/bill-lines';
import { writePesos } from '@/lib/rules/money-format';

/** What a bill may begin with: what was done at an appointment, or is planned in a chart. */
export interface FirstLine {
  readonly name: string;
  readonly procedureId?: string | undefined;
  /** The planned treatment it is. */
  readonly plannedId?: string | undefined;
  readonly quantity?: number | undefined;
  /** COP; undefined where nobody knows it. */
  readonly unitPrice?: number | undefined;
}

/** The lines of a bill while they are typed. */
export function useBillLines(first: readonly FirstLine[]) {
  const locale = useLocale();
  const prefix = useId();
  const count = useRef(0);
  const [begun] = useState(() => linesOf(first));
  const [lines, setLines] = useState<readonly LineDraft[]>(begun);

  function nextKey(): string {
    count.current += 1;
    return `${prefix}-${count.current}`;
  }

  function linesOf(given: readonly FirstLine[]): readonly LineDraft[] {
    const written = given.map((line) => lineOf(line, nextKey(), locale));
    return written.length > 0 ? written : [emptyLine(nextKey())];
  }

  return {
    lines,
    /** Whether something would be lost with them. */
    isTyped: JSON.stringify(lines) !== JSON.stringify(begun),
    changeLine: (line: LineDraft) =>
      setLines((now) => now.map((one) => (one.key === line.key ? line : one))),
    /** The last one is emptied: a bill has a line to begin with. */
    removeLine: (key: string) =>
      setLines((now) => {
        const left = now.filter((line) => line.key !== key);
        return left.length > 0 ? left : [emptyLine(nextKey())];
      }),
    /** Behind those that were begun. */
    bringLines: (brought: readonly FirstLine[]) =>
      setLines((now) => [...now.filter(isBegun), ...linesOf(brought)]),
    /** Gives the key of the new line. */
    addLine(): string {
      const line = emptyLine(nextKey());
      setLines((now) => [...now, line]);
      return line.key;
    },
  };
}

function lineOf(
  { name, procedureId, plannedId, quantity = 1, unitPrice }: FirstLine,
  key: string,
  locale: string,
): LineDraft {
  return {
    ...emptyLine(key),
    name,
    procedureId,
    plannedId,
    quantity: String(quantity),
    price: unitPrice === undefined ? '' : writePesos(unitPrice, locale),
  };
}

'use client';

import { useTranslations } from 'next-intl';
import { type MouseEvent, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { keepOutOtherHalf } from '@/components/ui/buttons/double-press';
import { leave } from '@/lib/leave-guard';
import { findingKey } from '@/lib/odontogram/finding-key';
import { type Place, placeKey } from '@/lib/odontogram/place';
import { panelRows } from '@/lib/odontogram/plan/panel-rows';
import type { Catalog, ChartFinding } from '@/lib/odontogram/shared/chart-data';
import { useToothName } from '../use-odontogram-words';
import type { FindingActions } from './finding-actions';
import { FindingRow } from './finding-row';
import { loadFindingForm } from './load-finding-form';

interface ToothPanelProps extends FindingActions {
  fdi: number;
  catalog: Catalog;
  canEdit: boolean;
  /** Every finding is known; otherwise nobody can tell that there is none. */
  isWhole: boolean;
  /** Of this tooth. */
  findings: readonly ChartFinding[];
  /** What is pointed at on the chart. */
  highlighted: Place | undefined;
  onHover: (place: Place | undefined) => void;
}

/**
 * What is charted of one tooth, to be read and written. Whoever shows another tooth in its place asks
 * with `leave`: what is being typed here is kept nowhere else.
 */
export function ToothPanel({
  fdi,
  catalog,
  canEdit,
  isWhole,
  findings,
  highlighted,
  onHover,
  ...actions
}: ToothPanelProps) {
  const t = useTranslations('odontogram.panel');
  const unread = useTranslations('odontogram.unread');
  const nameOf = useToothName();
  const [editing, setEditing] = useState<ChartFinding>();
  const { can } = actions;
  const { head, onGone, guards } = useGoneRows();
  const edited = editing && findingKey(editing);
  const rows = panelRows(findings, editing);
  const written = rows.find(({ key }) => key === edited)?.finding;
  // As it was last seen, should it go.
  if (written !== editing) setEditing(written);
  const mayWrite = can.change === 'yes' && findings.length > 0;

  useEffect(() => {
    // It is asked for again where it is shown, and there it is said if it does not come.
    if (mayWrite) loadFindingForm().catch(() => undefined);
  }, [mayWrite]);

  function edit(finding: ChartFinding | undefined): void {
    // What is there stays until the form can be written in, should its script not be here yet.
    const begin = () => startTransition(() => setEditing(finding));
    if (finding === undefined) setEditing(undefined);
    else if (editing === undefined) begin();
    else leave(begin);
  }

  return (
    <section
      {...guards}
      aria-label={t('toothLabel', { fdi: String(fdi) })}
      className="rounded-md border border-line bg-surface print:hidden"
    >
      <header className="flex min-h-11 items-center border-b border-line px-4 py-1.5">
        <h2 ref={head} tabIndex={-1}>
          <span className="tabular font-semibold">{fdi}</span>
          <span className="text-ink-muted"> · {nameOf(fdi)}</span>
        </h2>
      </header>
      {rows.length === 0 && (
        <p className="px-4 py-3 text-ink-muted">
          {isWhole ? t('noFindings') : unread('emptyTooth')}
          {canEdit && ` ${t('pickToBegin')}`}
        </p>
      )}
      <ul className="divide-y divide-line">
        {rows.map(({ key, finding, fate }) => (
          <FindingRow
            key={key}
            finding={finding}
            fate={fate}
            catalog={catalog}
            isHighlighted={highlighted !== undefined && placeKey(highlighted) === placeKey(finding)}
            isEditing={key === edited}
            onEdit={edit}
            onHover={onHover}
            onGone={onGone}
            {...actions}
          />
        ))}
      </ul>
      {findings.length > 0 && can.change === 'not-offered' && (
        <p className="border-t border-line px-4 py-2 text-sm text-ink-muted">
          {t(can.remove === 'not-offered' ? 'neitherOffered' : 'changeNotOffered')}
        </p>
      )}
      {findings.length > 0 && can.change !== 'not-offered' && can.remove === 'not-offered' && (
        <p className="border-t border-line px-4 py-2 text-sm text-ink-muted">
          {t('removeNotOffered')}
        </p>
      )}
    </section>
  );
}

/** What becomes of the focus, and of the second half of a double press, where a row of a list went. */
function useGoneRows() {
  const head = useRef<HTMLHeadingElement>(null);
  const goneAt = useRef(Number.NEGATIVE_INFINITY);

  /** Of a row that is still there: nobody else can tell afterwards that it had the focus. */
  const onGone = useCallback((row: HTMLElement): void => {
    goneAt.current = performance.now();
    // Where one reads in a long list stays in sight.
    const focusHead = () => head.current?.focus({ preventScroll: true });
    if (row.contains(document.activeElement)) focusHead();
    // What asked for a yes before gives the focus back to what is no longer there.
    else if (document.activeElement?.closest('dialog')) {
      setTimeout(() => {
        const focused = document.activeElement;
        if (focused === document.body || focused?.id === 'content') focusHead();
      });
    }
  }, []);

  /** It falls on the row that came up in its place, or on what the panel says where there is none. */
  const keepOut = (event: MouseEvent) => keepOutOtherHalf(event, goneAt.current);

  return { head, onGone, guards: { onMouseDownCapture: keepOut, onClickCapture: keepOut } };
}

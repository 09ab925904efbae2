'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Catalog } from '@/lib/odontogram/chart-data';
import type { ChartRights } from '@/lib/odontogram/chart-rights';
import type { KnownChart } from '@/lib/odontogram/edit/known-chart';
import { odontogramQueries } from '@/lib/queries/odontogram';
import { sendEdit } from '@/lib/queries/send-edit';
import { useChartEditor } from './use-chart-editor';
import { useSignedGuard } from './use-signed-guard';
import { useWarnWhile } from './use-warn-while';

interface Options {
  readonly patientId: string;
  readonly begin: KnownChart;
  readonly catalog: Catalog;
  readonly rights: ChartRights;
}

/** A patient's chart in this person's hands: sent to the clinic service, and asked about where signed. */
export function useEditedChart({ patientId, begin, catalog, rights }: Options) {
  const queries = useQueryClient();
  const canRead = begin.isWhole;
  const { editor, state } = useChartEditor(patientId, canRead, () => ({
    known: begin,
    rights,
    firstEvolution: () => catalog.evolutions[0]?.id ?? '',
    ports: {
      send: (step, known) => sendEdit(patientId, step, known),
      read: canRead
        ? () => queries.fetchQuery({ ...odontogramQueries.chart(patientId), staleTime: 0 })
        : undefined,
    },
  }));
  useWarnWhile(state.isBusy);
  // Whoever comes back finds the chart as it was left, not as the page once read it.
  useEffect(
    () => () => {
      const { isWhole, chart } = editor.state().known;
      if (isWhole) queries.setQueryData(odontogramQueries.chart(patientId).queryKey, chart);
    },
    [editor, queries, patientId],
  );
  const isSigned = state.known.chart.signature.status === 'signed';
  const { submit, guard, asked } = useSignedGuard(isSigned, editor.submit);
  return {
    state,
    submit,
    asked,
    undo: () => guard(editor.undo),
    redo: () => guard(editor.redo),
  };
}

'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useUnderWayGuard } from '@/components/form/use-unsaved-guard';
import type { Catalog } from '@/lib/odontogram/chart-data';
import type { ChartRights } from '@/lib/odontogram/chart-rights';
import type { Edit } from '@/lib/odontogram/edit/edit';
import type { KnownChart } from '@/lib/odontogram/edit/known-chart';
import { settleUnattended } from '@/lib/odontogram/edit/settle-unattended';
import { odontogramQueries, readChart } from '@/lib/queries/odontogram';
import { ClinicProblem } from '@/lib/queries/problem';
import { afterPaint } from './after-paint';
import { useChartEditor } from './use-chart-editor';
import { useSignedGuard } from './use-signed-guard';
import { useStable } from './use-stable';

/**
 * A chart that is only looked at sends nothing. Where this does not come, nothing has been sent; it is
 * asked for again with the next edit, but a newer release of ours may no longer have it.
 */
async function fetched<Module>(loading: Promise<Module>): Promise<Module> {
  return loading.catch(() => Promise.reject(new ClinicProblem(0, 'SCRIPT_MISSING')));
}

interface Options {
  readonly patientId: string;
  readonly begin: KnownChart;
  readonly catalog: Catalog;
  readonly rights: ChartRights;
}

/** A patient's chart in this person's hands: sent to the clinic service, and asked about where signed. */
export function useEditedChart({ patientId, begin, catalog, rights }: Options) {
  const t = useTranslations('odontogram.page');
  const queries = useQueryClient();
  const canRead = begin.isWhole;
  // The catalog may be read anew while the chart is open.
  const firstEvolution = useStable(() => catalog.evolutions[0]?.id ?? '');
  const create = () => ({
    known: begin,
    rights,
    firstEvolution,
    performer: async () =>
      (await fetched(import('@/lib/odontogram/edit/perform-steps'))).performSteps,
    ports: {
      async send(step: Edit, known: KnownChart, idempotencyKey: string) {
        await afterPaint();
        const { sendEdit } = await fetched(import('@/lib/queries/send-edit'));
        return sendEdit(patientId, step, known, { ...rights, idempotencyKey });
      },
      read: canRead ? () => readChart(patientId) : undefined,
    },
  });
  // A reading that fails says over the page that what stands there may be old, and when that is over.
  const readToTell = () => void queries.refetchQueries(odontogramQueries.chart(patientId));
  const { editor, state } = useChartEditor(patientId, canRead, create, readToTell);
  useUnderWayGuard(state.isBusy, t('underWay'));
  const stopSettling = useRef<() => void>(undefined);
  useEffect(() => {
    // React may take an effect away and put it back while the person is here.
    stopSettling.current?.();
    return () => {
      // Whoever comes back finds the chart as it was left, not as the page once read it.
      stopSettling.current = settleUnattended(editor, (chart) =>
        queries.setQueryData(odontogramQueries.chart(patientId).queryKey, (kept) =>
          kept && kept.version > chart.version ? kept : chart,
        ),
      );
    };
  }, [editor, queries, patientId]);
  const isSigned = state.known.chart.signature.status === 'signed';
  const { submit, guard, asked } = useSignedGuard(isSigned, editor.submit);
  return {
    state,
    submit,
    /** Where the person has been told that a signature ends. */
    submitAgreed: editor.submit,
    asked,
    undo: () => guard(editor.undo),
    redo: () => guard(editor.redo),
    refusalRead: editor.refusalRead,
    closeRefusal: editor.closeRefusal,
  };
}

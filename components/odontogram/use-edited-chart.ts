'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useUnderWayGuard } from '@/components/form/use-unsaved-guard';
import { beforeLock, noteLost } from '@/lib/lock-screen';
import type { ChartRights } from '@/lib/odontogram/chart-rights';
import { type ChartEditor, createChartEditor } from '@/lib/odontogram/edit/chart-editor';
import type { Edit } from '@/lib/odontogram/edit/edit';
import type { EditorState } from '@/lib/odontogram/edit/editor-state';
import type { KnownChart } from '@/lib/odontogram/edit/known-chart';
import { settleUnattended } from '@/lib/odontogram/edit/settle-unattended';
import { useChartNews } from '@/lib/odontogram/live/use-chart-news';
import { odontogramQueries, readChart } from '@/lib/odontogram/odontogram-queries';
import type { Catalog } from '@/lib/odontogram/shared/chart-data';
import { ClinicProblem } from '@/lib/queries/problem';
import { useSignedGuard } from './use-signed-guard';
import { useStable } from './use-stable';

/** Milliseconds after which nothing is waited for: a tab that nobody looks at is not painted. */
const LONGEST = 100;

/**
 * When what has just been shown is on the screen, and nothing more urgent is to be done. Beginning a
 * call takes a slow machine a quarter of the time that it has for showing an edit.
 */
function afterPaint(): Promise<void> {
  return new Promise((done) => {
    const anyway = setTimeout(done, LONGEST);
    requestAnimationFrame(() => {
      // Not every browser tells when it has time.
      if (!('requestIdleCallback' in window)) setTimeout(done);
      else requestIdleCallback(() => done(), { timeout: LONGEST });
      clearTimeout(anyway);
    });
  });
}

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
        const { sendEdit } = await fetched(import('@/lib/odontogram/send-edit'));
        return sendEdit(patientId, step, known, { ...rights, idempotencyKey });
      },
      read: canRead ? () => readChart(patientId) : undefined,
    },
  });
  // A reading that fails says over the page that what stands there may be old, and when that is over.
  const readToTell = () => void queries.refetchQueries(odontogramQueries.chart(patientId));
  const { editor, state } = useChartEditor(patientId, canRead, create, readToTell);
  useUnderWayGuard(state.isBusy, t('underWay'));
  const settle = useEffectEvent(async () => {
    if (editor.state().canUndo) noteLost('undo');
    if (!editor.state().isBusy) return;
    // What the lock does not wait for may not be made.
    noteLost('unsent');
    await new Promise<void>((resolve) => {
      const stop = editor.subscribe(() => {
        if (editor.state().isBusy) return;
        stop();
        noteLost('undo');
        resolve();
      });
    });
  });
  useEffect(() => beforeLock(() => settle()), []);
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

interface EditedChart {
  readonly editor: ChartEditor;
  readonly state: EditorState;
}

/** One editor for as long as the chart is on the screen; it hears of what colleagues change. */
function useChartEditor(
  patientId: string,
  isLive: boolean,
  create: () => Parameters<typeof createChartEditor>[0],
  onLost: () => void,
): EditedChart {
  const [editor] = useState(() => createChartEditor(create()));
  const state = useSyncExternalStore(editor.subscribe, editor.state, editor.state);
  useChartNews(patientId, isLive ? state.known.version : undefined, editor.noticed, onLost);
  return { editor, state };
}

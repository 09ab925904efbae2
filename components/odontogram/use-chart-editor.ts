'use client';

import { useState, useSyncExternalStore } from 'react';
import { type ChartEditor, createChartEditor } from '@/lib/odontogram/edit/chart-editor';
import type { EditorState } from '@/lib/odontogram/edit/editor-state';
import { useChartNews } from '@/lib/queries/use-chart-news';

interface EditedChart {
  readonly editor: ChartEditor;
  readonly state: EditorState;
}

/** One editor for as long as the chart is on the screen; it hears of what colleagues change. */
export function useChartEditor(
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

'use client';

import { useLayoutEffect, useRef } from 'react';
import type { ChartViews } from '@/lib/odontogram/chart-views';
import type { Charting, Gesture } from '@/lib/odontogram/charting/charting';
import { surfacesText } from '@/lib/odontogram/charting/selection';
import { hasSurfaces } from '@/lib/odontogram/draw/base';
import type { Place } from '@/lib/odontogram/place';
import type { Catalog, Chart as ChartState } from '@/lib/odontogram/shared/chart-data';
import { SURFACES, type SurfaceId } from '@/lib/odontogram/tooth-view';
import { useSurfaceWord } from '../use-odontogram-words';
import { useStable } from '../use-stable';
import { Chart } from './chart';
import { useCellWords } from './use-cell-words';
import { useChartKeys } from './use-chart-keys';
import { useChartPointer } from './use-chart-pointer';

interface ChartSurfaceProps {
  label: string;
  chart: ChartState;
  /** Every finding is known; otherwise no tooth is drawn as if it were sound. */
  isWhole: boolean;
  views: ChartViews;
  catalog: Catalog;
  charting: Charting;
  /** What is pointed at beside the chart. */
  highlighted: Place | undefined;
  act: (gesture: Gesture) => void;
  onRemove: () => void;
  onLarge: (fdi: number) => void;
  onAbsent: (fdi: number) => void;
}

/** The chart in a person's hands: one stop of the Tab key, one listener for all its teeth. */
export function ChartSurface(props: ChartSurfaceProps) {
  const { label, chart, isWhole, views, catalog, charting, act, onRemove, onLarge, onAbsent } =
    props;
  const box = useRef<HTMLDivElement>(null);
  const { toothWords, surfaceWords } = useCellWords(catalog.surfaces, isWhole);
  const surfaceWord = useSurfaceWord(catalog.surfaces);
  const { cursor, selection, armed } = charting;
  const follows = useRef(false);
  const actHere = useStable((gesture: Gesture) => {
    follows.current = true;
    act(gesture);
  });
  const onKeyDown = useChartKeys({
    cursor,
    surfaceWord,
    surfaces: catalog.surfaces,
    hasSurfaces: (fdi) => {
      const view = views.get(fdi);
      return view === undefined || hasSurfaces(view);
    },
    act: actHere,
    onRemove: useStable(onRemove),
  });
  const armedScope = catalog.findings.find(({ id }) => id === armed)?.scope;
  const { frame, handlers } = useChartPointer({
    armedScope,
    act: actHere,
    onLarge,
    onAbsent,
    wordsOf: ({ toothFdi: fdi, surface: id }) => {
      const view = views.get(fdi);
      const part = view && SURFACES.find((each) => each === id);
      return part ? `${fdi} · ${surfaceWords(fdi, part, view)}` : toothWords(fdi, view);
    },
  });

  // The focus goes where keys and pointer lead, and stays where it is while it is elsewhere on the page.
  const { toothFdi, surface } = cursor;
  useLayoutEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    const tooth = box.current?.querySelector<SVGElement>(`[data-tooth="${toothFdi}"]`);
    const part = surface && tooth?.querySelector<SVGElement>(`[data-surface="${surface}"]`);
    (part || tooth)?.focus();
  });
  // By hand, so that no tooth is drawn again for being pointed at.
  const pointed = props.highlighted?.toothFdi;
  useLayoutEffect(() => {
    const tooth = box.current?.querySelector(`[data-tooth="${pointed}"]`);
    tooth?.classList.add('tooth-highlighted');
    return () => tooth?.classList.remove('tooth-highlighted');
  }, [pointed]);

  function namesOf(fdi: number): Record<SurfaceId, string> {
    const name = (each: SurfaceId) => surfaceWords(fdi, each, views.get(fdi));
    return {
      occlusal: name('occlusal'),
      mesial: name('mesial'),
      distal: name('distal'),
      vestibular: name('vestibular'),
      palatal: name('palatal'),
    };
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the cells of the grid in it.
    <div
      ref={box}
      className="relative touch-manipulation select-none"
      data-armed={armedScope}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      <Chart
        label={label}
        views={views}
        mode={chart.dentitionMode}
        labelOf={toothWords}
        selectedTeeth={new Set(selection.keys())}
        selectedSurfaces={surfacesByTooth(charting)}
        current={toothFdi}
        entered={surface === undefined ? undefined : { names: namesOf(toothFdi) }}
        isUnread={!isWhole}
      />
      <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
        <rect ref={frame} className="lasso" />
      </svg>
    </div>
  );
}

function surfacesByTooth({ selection }: Charting): ReadonlyMap<number, string> {
  return new Map([...selection.keys()].map((fdi) => [fdi, surfacesText(selection, fdi)]));
}

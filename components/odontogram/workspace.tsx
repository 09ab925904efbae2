'use client';

import { useTranslations } from 'next-intl';
import {
  memo,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { lazyPart } from '@/components/lazy-part';
import { useShortcutsEnabled } from '@/components/shell/palette/use-shortcuts-enabled';
import { cx } from '@/components/ui/cx';
import type { ChartRights } from '@/lib/odontogram/chart-rights';
import { onlyTooth, placesOf } from '@/lib/odontogram/charting/selection';
import type { KnownChart } from '@/lib/odontogram/edit/known-chart';
import type { Place } from '@/lib/odontogram/place';
import type { DentitionMode } from '@/lib/odontogram/rules/fdi';
import type { Catalog } from '@/lib/odontogram/shared/chart-data';
import { ChartSurface } from './chart/chart-surface';
import { ChartBar, type ChartLinks } from './chart-bar';
import { ChartFacts } from './chart-facts';
import { ChartLegend } from './chart-legend';
import { StatusLine } from './news/status-line';
import { Palette, type PaletteHandle } from './palette/palette';
import { QuickFindings } from './palette/quick-findings';
import { Dock } from './panel/dock';
import { UnreadNotice } from './unread-notice';
import { useStable } from './use-stable';
import { useWorkspace } from './use-workspace';
import { useWorkspaceFocus } from './use-workspace-focus';
import { useWorkspaceKeys } from './use-workspace-keys';
import { UsualDentition } from './usual-dentition';

// Loaded when they are first needed: most of the time a dentist sees the chart alone.
const loadChartDialogs = async () => (await import('./dialogs/chart-dialogs')).ChartDialogs;
const ChartDialogs = lazyPart(loadChartDialogs);
const ChartTable = lazyPart(async () => (await import('./table/chart-table')).ChartTable);

// Beside the drawing: painted a moment after it, so that a finding is on its tooth at once.
const LatePalette = memo(Palette);
const LateLegend = memo(ChartLegend);
const SteadyBar = memo(ChartBar);

export interface WorkspaceProps {
  patientId: string;
  /** As it was read for the page, or what there is of one that nobody can read. */
  begin: KnownChart;
  catalog: Catalog;
  rights: ChartRights;
  staff: { readonly id: string; readonly name: string };
  /** The patient's age, where it is known. */
  years: number | undefined;
  view: 'chart' | 'table';
  onView: (view: 'chart' | 'table') => void;
  links: ChartLinks;
  /** What stands above the chart, with its version and signature in it. */
  head: (facts: ReactNode) => ReactNode;
}

/** Where a chart is worked on: the drawing, the palette beside what is chosen, and what came of it. */
export function Workspace(props: WorkspaceProps) {
  const { patientId, begin, catalog, rights, staff, years, view, onView, links, head } = props;
  const t = useTranslations('odontogram');
  const palette = useRef<PaletteHandle>(null);
  const [highlighted, setHighlighted] = useState<Place>();
  const work = useWorkspace({ patientId, begin, catalog, rights, staffId: staff.id });
  const { state, chart, views, charting, canEdit, favourites } = work;
  const { known } = state;
  const { selection } = charting.charting;
  const toPalette = () => palette.current?.focus();
  const isTable = view === 'table';
  const lateSelection = useDeferredValue(selection);
  const [panelTooth] = lateSelection.keys();
  const focus = useWorkspaceFocus({
    isChartShown: !isTable,
    isDialogOpen: work.dialog !== undefined || charting.batch !== undefined,
    panelTooth,
  });
  const [shortcutsOn] = useShortcutsEnabled();
  useWorkspaceKeys(canEdit, shortcutsOn, {
    onPalette: toPalette,
    onUndo: () => work.takeBack(false),
    onRedo: () => work.takeBack(true),
    onDigit: isTable
      ? undefined
      : (digit) => {
          focus.toChart();
          work.act({ kind: 'digit', digit });
        },
    onEscape: charting.release,
  });
  const lateChart = useDeferredValue(chart);
  const lateArmed = useDeferredValue(charting.charting.armed);
  const latePlaces = useMemo(() => placesOf(lateSelection), [lateSelection]);
  const lateViews = useDeferredValue(views);
  const pick = useStable((id: string) => {
    charting.pick(id);
    focus.toChart();
  });
  const toggleFavourite = useStable(favourites.toggleFavourite);
  const select = useStable((place: Place) => {
    work.select(place, () => focus.toPanel(place.toothFdi));
  });
  const clear = useStable(() => {
    charting.clear(() => focus.toPanel(undefined));
  });
  const toggle = useStable((fdi: number) => work.open({ kind: 'toggle', fdi }));
  const openSign = useStable(() => work.open({ kind: 'sign', version: known.chart.version }));
  const openMode = useStable((mode: DentitionMode) => work.open({ kind: 'mode', mode }));
  const choosePart = useStable((quadrants: readonly number[]) => {
    // After the menu has given the focus back.
    work.choosePart(quadrants, () => setTimeout(focus.toChart));
  });
  // What asks about a colleague's change holds up all that is sent after it: it is here before it is needed.
  useEffect(() => {
    if (state.isBusy) loadChartDialogs().catch(() => undefined);
  }, [state.isBusy]);
  const changeView = useStable(() => onView(isTable ? 'chart' : 'table'));
  const showOnChart = useStable((place: Place) => {
    work.select(place, () => {
      focus.toChartOnceShown();
      onView('chart');
    });
  });
  // Another only when the service has answered, not with every key.
  const top = useMemo(
    () => (
      <>
        {head(
          <ChartFacts known={known} onSign={rights.sign && known.isWhole ? openSign : undefined} />,
        )}
        <UnreadNotice known={known} />
        <UsualDentition
          known={known}
          years={years}
          onChange={rights.setMode ? openMode : undefined}
        />
      </>
    ),
    [head, known, years, rights, openSign, openMode],
  );
  const legend = <LateLegend catalog={catalog} findings={lateChart.findings} views={lateViews} />;

  return (
    <>
      {top}
      {/* One line where there is width for it; on a small screen what one does and sees stays in sight alone. */}
      <div className="contents xl:sticky xl:top-13 xl:z-20 xl:-mx-3 xl:mb-2 xl:flex xl:items-center xl:gap-2 xl:bg-canvas xl:px-3 xl:py-1">
        <SteadyBar
          mode={chart.dentitionMode}
          view={view}
          links={links}
          canEdit={canEdit}
          onView={changeView}
          onMode={openMode}
          onChoose={choosePart}
        />
        <StatusLine
          catalog={catalog}
          news={state.news}
          refusal={state.refusal}
          passed={charting.passed}
          hint={charting.hint}
          armed={charting.armed}
          canEdit={canEdit}
          isBusy={state.isBusy}
          tooth={isTable ? undefined : onlyTooth(lateSelection)}
          isTable={isTable}
          onDetails={focus.toPanel}
          onDisarm={charting.disarm}
          onUndo={() => work.takeBack(false)}
          onRedo={() => work.takeBack(true)}
          onRefusalRead={work.refusalRead}
          onRefusalClose={(number) => {
            work.closeRefusal(number);
            focus.toChart();
          }}
        />
      </div>
      {isTable ? (
        <div className="[--table-top:6.25rem]">
          <Suspense>
            <ChartTable
              catalog={catalog}
              findings={chart.findings}
              isWhole={known.isWhole}
              patientId={patientId}
              onSelect={showOnChart}
            />
          </Suspense>
        </div>
      ) : (
        <section
          ref={focus.drawing}
          aria-label={t('page.title')}
          className="painted-apart relative rounded-md border border-line bg-surface px-1 py-3 sm:-mx-3"
        >
          {canEdit && (
            <QuickFindings
              findings={catalog.findings}
              favourites={favourites.favourites}
              recents={favourites.recents}
              armedId={charting.charting.armed}
              selection={latePlaces}
              onPick={pick}
            />
          )}
          <ChartSurface
            label={t('page.title')}
            chart={chart}
            isWhole={known.isWhole}
            views={views}
            catalog={catalog}
            charting={charting.charting}
            highlighted={highlighted}
            act={work.act}
            onRemove={work.remove}
            onLarge={(fdi) => work.open({ kind: 'large', fdi })}
            onAbsent={work.askForAbsent}
          />
        </section>
      )}
      <div
        className={cx(
          'mt-4 grid grid-cols-1 items-start *:painted-apart gap-4',
          !isTable && 'lg:grid-cols-[minmax(0,1fr)_24rem]',
        )}
      >
        {!isTable && canEdit && (
          <div className="flex max-h-[70dvh] min-w-0 flex-col lg:max-h-[calc(100dvh-6.25rem)]">
            <LatePalette
              ref={palette}
              findings={catalog.findings}
              favourites={favourites.favourites}
              recents={favourites.recents}
              selection={latePlaces}
              armedId={lateArmed}
              onPick={pick}
              onToggleFavourite={toggleFavourite}
              onLeave={focus.toChart}
            />
          </div>
        )}
        {!isTable && !canEdit && legend}
        {/* Around both, so that the plan stays until a tooth's script is here. */}
        <Suspense>
          <Dock
            frame={focus.panel}
            catalog={catalog}
            chart={chart}
            lateChart={lateChart}
            isWhole={known.isWhole}
            canEdit={canEdit}
            selection={lateSelection}
            actions={work.actions}
            planHref={links.plan}
            highlighted={highlighted}
            onHover={setHighlighted}
            onSelect={select}
            onClear={clear}
            onToggle={rights.setTooth ? toggle : undefined}
          />
        </Suspense>
      </div>
      {!isTable && canEdit && <div className="painted-apart mt-4">{legend}</div>}
      <Suspense>
        {(work.dialog || charting.batch || state.clash || work.asked) && (
          <ChartDialogs
            dialog={work.dialog}
            onClose={work.close}
            state={state}
            catalog={catalog}
            views={views}
            staffName={staff.name}
            canEdit={canEdit}
            canRemove={rights.remove}
            asked={work.asked}
            charting={charting}
            submit={work.submit}
            submitAgreed={work.submitAgreed}
            onRefusalRead={work.refusalRead}
            onRefusalClose={work.closeRefusal}
            onPalette={toPalette}
            onDetails={select}
          />
        )}
      </Suspense>
    </>
  );
}

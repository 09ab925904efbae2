'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ChartRights } from '@/lib/odontogram/chart-rights';
import { teethOfPart } from '@/lib/odontogram/charting/chart-walk';
import { counterpartShown } from '@/lib/odontogram/charting/dentition-preview';
import { findingsAt } from '@/lib/odontogram/charting/findings-at';
import { placesOf } from '@/lib/odontogram/charting/selection';
import { removing } from '@/lib/odontogram/edit/edit';
import type { KnownChart } from '@/lib/odontogram/edit/known-chart';
import { odontogramQueries } from '@/lib/odontogram/odontogram-queries';
import type { Place } from '@/lib/odontogram/place';
import { isFdi } from '@/lib/odontogram/rules/fdi';
import type { Catalog, Chart } from '@/lib/odontogram/shared/chart-data';
import { createViewMemory } from '@/lib/odontogram/view-memory';
import type { OpenDialog } from './dialogs/chart-dialogs';
import { useFavourites } from './palette/use-favourites';
import { useFindingActions } from './panel/use-finding-actions';
import { useCharting } from './use-charting';
import { useEditedChart } from './use-edited-chart';

interface Options {
  readonly patientId: string;
  /** As it was read for the page, or what there is of one that nobody can read. */
  readonly begin: KnownChart;
  readonly catalog: Catalog;
  readonly rights: ChartRights;
  readonly staffId: string;
}

/** A chart and all that a person can do with it, whatever part of the screen they do it in. */
export function useWorkspace({ patientId, begin, catalog, rights, staffId }: Options) {
  const [dialog, setDialog] = useState<OpenDialog>();
  const [viewsOf] = useState(createViewMemory);
  const favourites = useFavourites(staffId);
  const edited = useEditedChart({ patientId, begin, catalog, rights });
  const { state, submit } = edited;
  const chart = state.shown;
  useNewerCatalog(state.known.chart, catalog);
  const views = viewsOf(chart, catalog);
  const shown = new Set([...views.keys()].filter(isFdi));
  const canEdit = rights.register;
  const charting = useCharting({
    chart,
    catalog,
    shown,
    canEdit,
    keepsEvolution: rights.registerSeveral || rights.change,
    told: state.news?.number,
    submit: (edit) => void submit(edit),
    onPicked: favourites.addRecent,
  });
  const { selection, cursor, isPlaced } = charting.charting;

  function takeBack(isRedo: boolean): void {
    if (isRedo ? state.canRedo : state.canUndo) void (isRedo ? edited.redo : edited.undo)();
    else charting.tell({ kind: isRedo ? 'nothing-to-redo' : 'nothing-to-undo' });
  }

  return {
    ...edited,
    chart,
    views,
    canEdit,
    charting,
    favourites,
    actions: useFindingActions({ rights, submit }),
    act: charting.act,
    dialog,
    open: setDialog,
    close: () => setDialog(undefined),
    takeBack,
    choosePart: (quadrants: readonly number[], then: () => void) =>
      charting.act({ kind: 'choose', teeth: teethOfPart(shown, quadrants), add: false }, then),
    select: (place: Place, then: () => void) => charting.act({ kind: 'open', place }, then),
    /** What stands where the person is, or on all that they chose. */
    remove() {
      if (!canEdit) return;
      // Where a chart begins nobody has gone to.
      const here = isPlaced ? [cursor] : [];
      const places = selection.has(cursor.toothFdi) ? placesOf(selection) : here;
      const there = findingsAt(chart.findings, places);
      // Of several it is shown first what goes.
      if (there.length > 1 && rights.remove) setDialog({ kind: 'remove', places });
      else if (there.length > 0) void submit(removing(...there));
      else charting.tell({ kind: state.known.isWhole ? 'nothing-to-remove' : 'unknown-to-remove' });
    },
    /** A tooth that is not present: the one in its place may give way to it. */
    askForAbsent(fdi: number) {
      const there = counterpartShown(chart, fdi);
      if (there !== undefined && rights.setTooth) setDialog({ kind: 'toggle', fdi: there });
    },
  };
}

/** A finding that the catalog does not have may be of a newer one: it is read again, once for each such. */
function useNewerCatalog({ findings }: Chart, catalog: Catalog): void {
  const queries = useQueryClient();
  const locale = useLocale();
  const known = new Set(catalog.findings.map(({ id }) => id));
  const unknown = findings.flatMap(({ catalogFindingId: id }) => (known.has(id) ? [] : [id]));
  const asked = [...new Set(unknown)].sort().join(' ');
  const newerThan = useEffectEvent(() => catalog.catalogVersion);
  useEffect(() => {
    if (asked === '') return;
    // The version is not in what this waits for: one that is no newer is not asked for again.
    const query = odontogramQueries.catalog(locale, newerThan());
    // One that is under way asks for no newer one, and would be joined.
    void queries
      .cancelQueries({ queryKey: query.queryKey })
      .then(() => queries.prefetchQuery({ ...query, staleTime: 0 }));
  }, [asked, queries, locale]);
}

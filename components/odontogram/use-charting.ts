'use client';

import { useRef, useState } from 'react';
import { leave } from '@/lib/leave-guard';
import {
  agreedEdit,
  atStake,
  isAnythingAtStake,
  type StakeChoice,
} from '@/lib/odontogram/charting/at-stake';
import {
  beginCharting,
  type Charting,
  charted,
  type Gesture,
  within,
} from '@/lib/odontogram/charting/charting';
import type { Misfit } from '@/lib/odontogram/charting/fits-place';
import { needsSurfaces, proposalOf } from '@/lib/odontogram/charting/proposal';
import {
  NOTHING_SELECTED,
  onlyTooth,
  placesOf,
  type Selection,
  selectionOf,
} from '@/lib/odontogram/charting/selection';
import { type Edit, registering } from '@/lib/odontogram/edit/edit';
import type { Place } from '@/lib/odontogram/place';
import type {
  Catalog,
  CatalogFinding,
  Chart,
  ChartFinding,
} from '@/lib/odontogram/shared/chart-data';

/** Why what was asked for by hand was not done; told beside the chart until there is other news. */
export type Hint = HintAbout & {
  readonly after: number | undefined;
  /** Another for each time that one is told. */
  readonly number: number;
};

type HintAbout =
  | {
      readonly kind: 'misfit';
      readonly finding: CatalogFinding;
      readonly place: Place;
      readonly why: Misfit;
    }
  | { readonly kind: 'already'; readonly finding: CatalogFinding; readonly place: Place }
  /** Something else stands there: what was picked is in hand, to be put there or elsewhere. */
  | {
      readonly kind: 'taken';
      readonly finding: CatalogFinding;
      readonly place: Place;
      readonly there: ChartFinding;
    }
  | { readonly kind: 'which-surfaces' | 'which-tooth'; readonly finding: CatalogFinding }
  | {
      readonly kind:
        | 'nothing-to-undo'
        | 'nothing-to-redo'
        | 'nothing-to-remove'
        | 'unknown-to-remove';
    };

/** It waits until a place is chosen. */
export function isQuestion(
  hint: Hint | undefined,
): hint is Extract<Hint, { readonly kind: 'taken' }> {
  return hint?.kind === 'taken';
}

/** A finding for what is chosen, to be looked at before it is sent. */
export interface BatchQuestion {
  readonly finding: CatalogFinding;
  readonly selection: Selection;
}

interface ChartingOptions {
  readonly chart: Chart;
  readonly catalog: Catalog;
  readonly shown: ReadonlySet<number>;
  readonly canEdit: boolean;
  /** The service can set another evolution than the first. */
  readonly keepsEvolution: boolean;
  /** The number of the last news. */
  readonly told: number | undefined;
  readonly submit: (edit: Edit) => void;
  readonly onPicked: (finding: string) => void;
}

const ACT: Gesture = { kind: 'act' };
/** With a finding in hand, on the place of the cursor. */
const PAINTS: readonly Gesture['kind'][] = ['act', 'enter', 'surface'];

/**
 * What a person does with hand or keys: pick a finding and paint with it, or choose places and pick a
 * finding for them. Of one tooth it is done at once; of several it is shown first.
 */
export function useCharting(options: ChartingOptions) {
  const { chart, catalog, shown, canEdit, keepsEvolution, told, submit, onPicked } = options;
  const [held, setHeld] = useState<Charting>(() => beginCharting(shown));
  const [hint, setHint] = useState<Hint>();
  const hints = useRef(0);
  function tell(about: HintAbout): void {
    hints.current += 1;
    setHint({ ...about, after: told, number: hints.current });
  }
  /** The last news when the person chose another tooth, several, or none. */
  const [passed, setPassed] = useState<number>();
  const [batch, setBatch] = useState<BatchQuestion>();
  const charting = within(held, shown);
  const findingOf = (id: string) => catalog.findings.find((each) => each.id === id);
  const armed = charting.armed === undefined ? undefined : findingOf(charting.armed);

  /** Without a choice, what would be lost or impossible is asked about first. */
  function register(finding: CatalogFinding, places: readonly Place[], choice?: StakeChoice): void {
    const proposal = proposalOf(finding, places, chart);
    const [wrong] = proposal.refused;
    const [there] = proposal.already;
    const stake = atStake(finding, proposal, chart, catalog);
    if (proposal.register.length > 0 && choice) {
      submit(agreedEdit(proposal.register, stake, choice, catalog, keepsEvolution));
    } else if (isAnythingAtStake(stake)) {
      setBatch({ finding, selection: selectionOf(places) });
    } else if (proposal.register.length > 0) submit(registering(...proposal.register));
    else if (wrong?.why === 'needsSurface') tell({ kind: 'which-surfaces', finding });
    else if (wrong) tell({ kind: 'misfit', finding, ...wrong });
    else if (there) tell({ kind: 'already', finding, place: there });
  }

  /** `then` follows once it is done: what is being typed may keep the person where they are. */
  function act(gesture: Gesture, then?: () => void): void {
    setHint(undefined);
    // Whoever picked a finding and went to no tooth yet means none: not the one where the chart begins.
    if (armed && canEdit && !charting.isPlaced && PAINTS.includes(gesture.kind)) {
      tell({ kind: 'which-tooth', finding: armed });
      return;
    }
    // What is of the whole tooth has no business in its surfaces: Enter charts it, as Space does.
    const meant = gesture.kind === 'enter' && armed?.scope === 'whole' ? ACT : gesture;
    const { charting: next, paint } = charted(charting, meant, shown);
    const go = () => {
      setHeld(next);
      if (paint && armed && canEdit) register(armed, [paint]);
      then?.();
    };
    if (onlyTooth(next.selection) === onlyTooth(charting.selection)) {
      go();
      return;
    }
    // Another tooth in the panel: what is being typed about this one is asked about first.
    leave(() => {
      setPassed(told);
      go();
    });
  }

  /**
   * Tooth first: for what is chosen. Finding first: for what is pointed at next. Nothing that stands
   * there is replaced by a press in a list: the tooth before may still be chosen.
   */
  function pick(id: string): void {
    const finding = findingOf(id);
    if (finding === undefined || !canEdit) return;
    setHint(undefined);
    onPicked(id);
    const { selection } = charting;
    if (selection.size > 1) {
      setBatch({ finding, selection });
      return;
    }
    const places = placesOf(selection);
    const isAsked = needsSurfaces(finding, selection);
    const [there] = isAsked ? [] : proposalOf(finding, places, chart).replaced;
    if (places.length > 0 && !isAsked && !there) {
      register(finding, places);
      return;
    }
    act({ kind: 'arm', finding: id });
    if (isAsked) tell({ kind: 'which-surfaces', finding });
    else if (there) tell({ kind: 'taken', finding, place: there, there });
  }

  function disarm(): void {
    setHint(undefined);
    setHeld({ ...charting, armed: undefined });
  }

  function clear(then?: () => void): void {
    leave(() => {
      setHeld({ ...charting, selection: NOTHING_SELECTED });
      then?.();
    });
  }

  return {
    charting,
    armed,
    /** Nothing once there is other news; what waits for an answer, until the person does something else. */
    hint: hint?.after === told || isQuestion(hint) ? hint : undefined,
    tell,
    passed,
    batch,
    act,
    pick,
    disarm,
    clear,
    /** From elsewhere on the page than the chart. */
    release() {
      if (armed) disarm();
      else if (charting.selection.size > 0) clear();
    },
    closeBatch: () => setBatch(undefined),
    /** The batch as it was agreed to. */
    apply(finding: CatalogFinding, places: readonly Place[], choice: StakeChoice) {
      register(finding, places, choice);
      setBatch(undefined);
    },
  };
}

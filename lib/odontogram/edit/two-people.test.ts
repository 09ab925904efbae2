import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Chart } from '@/lib/odontogram/shared/chart-data';
import { ALL_RIGHTS, EMPTY_CHART, fakeService } from '@/lib/testing/fake-chart-service';
import { tenthOf } from '@/lib/testing/long';
import { contents, editsOn } from '@/lib/testing/random-edits';
import type { ChartRights } from '../chart-rights';
import { placeKey } from '../place';
import { type ChartEditor, createChartEditor } from './chart-editor';
import type { Edit } from './edit';
import { findFinding, withoutPlaces } from './edit';
import type { EditorState } from './editor-state';
import { isMade } from './is-made';
import { wholeChart } from './known-chart';
import { performSteps } from './perform-steps';
import { predicted } from './predicted';

/** Few places, so that the two meet. */
const edit = editsOn([36], ['occlusal', 'mesial']);
const turn = fc.record({
  deed: fc.oneof(
    fc.record({ by: fc.constant('me' as const), edit }),
    fc.record({ by: fc.constant('colleague' as const), edit }),
    fc.record({ by: fc.constantFrom('undo' as const, 'redo' as const, 'news' as const) }),
  ),
  /** How long until the next: calls are on their way meanwhile, or have been answered. */
  pause: fc.constantFrom(0, 3, 10, 60),
});
const answer = fc.constantFrom('mine' as const, 'theirs' as const);

/** One thing that this person did, until it was settled. */
interface Deed {
  readonly edit: Edit | undefined;
  /** What was before their eyes. Of what waits for its answer the plan is the service's to say. */
  readonly known: Map<string, string>;
  readonly shown: Map<string, string>;
  readonly answers: {
    choice: 'mine' | 'theirs';
    places: Set<string>;
    there: Map<string, string>;
  }[];
  /** By place the version that it left there last. */
  readonly made: Map<string, number>;
  isSettled: boolean;
}

/** A chart that two people write on at once; keeps who wrote what, and what went unasked. */
function twoPeople(choices: readonly ('mine' | 'theirs')[], rights: ChartRights) {
  const service = fakeService(EMPTY_CHART, made);
  const deeds: Deed[] = [];
  const lost: string[] = [];
  /** By place the version in which the colleague wrote it, where they did so last, and over what. */
  const theirs = new Map<string, { version: number; over: string | undefined }>();
  /** All that this person ever left at a place. */
  const mine = new Set<string>();
  let asked = 0;

  function written(before: Chart, after: Chart): string[] {
    const [was, is] = [contents(before), contents(after)];
    return [...new Set([...was.keys(), ...is.keys()])].filter(
      (key) => was.get(key) !== is.get(key),
    );
  }

  function made(step: Edit, before: Chart, after: Chart): void {
    const deed = deeds.find(({ isSettled }) => !isSettled);
    if (deed === undefined) throw new Error('sent by nobody');
    for (const key of written(before, after)) {
      deed.made.set(key, after.version);
      if (!theirs.has(key)) continue;
      const now = contents(before).get(key);
      const wasAsked = deed.answers.some(
        ({ choice, places, there }) =>
          choice === 'mine' && places.has(key) && there.get(key) === now,
      );
      // What is taken back was not looked at first: there the person is asked, unless it is the very
      // same that they had left there themselves.
      const wasSeen =
        deed.edit === undefined
          ? mine.has(`${key} ${now}`)
          : now === deed.known.get(key) ||
            isAsShown(contents(before, false).get(key), deed.shown.get(key));
      // A change of a finding leaves what it does not name: `isOutdated` is tested by itself.
      const isWhole = step.kind === 'findings';
      if (isWhole && !wasAsked && !wasSeen) lost.push(`theirs at ${key}`);
      theirs.delete(key);
    }
    for (const [key, left] of contents(after)) if (!theirs.has(key)) mine.add(`${key} ${left}`);
    // What both wrote alike is this person's by now.
    const own =
      step.kind === 'findings' ? step.register : step.kind === 'finding' ? [step.finding] : [];
    for (const at of own) {
      theirs.delete(placeKey(at));
      deed.made.set(placeKey(at), after.version);
    }
  }

  const editor = createChartEditor({
    performer: async () => performSteps,
    known: wholeChart(service.chart()),
    rights,
    firstEvolution: () => 'first',
    ports: {
      read: service.read,
      send: service.send,
    },
  });

  let open: EditorState['clash'];
  editor.subscribe(async () => {
    const { clash, known } = editor.state();
    if (!clash || clash === open) return;
    open = clash;
    // Asked for nothing where the chart would be the same whatever is answered.
    const asMine = contents(predicted(known.chart, clash.step, 'first'));
    for (const each of clash.clashes) {
      const key = placeKey(each);
      // To insist on what is gone, or another by now, registers it again.
      const isAnew =
        clash.step.kind === 'finding' &&
        each.theirs?.catalogFindingId !== each.before?.catalogFindingId;
      if (!isAnew && asMine.get(key) === contents(known.chart).get(key)) {
        lost.push(`needless at ${key}`);
      }
    }
    // By then the deed before it is settled, and this one is of the next.
    await turns(5);
    const choice = choices[asked % choices.length] ?? 'theirs';
    asked += 1;
    const places = new Set(clash.clashes.map(placeKey));
    const there = contents(known.chart);
    deeds.find(({ isSettled }) => !isSettled)?.answers.push({ choice, places, there });
    clash.answer(choice);
  });

  async function settle(deed: Deed, outcome: ReturnType<ChartEditor['submit']>): Promise<void> {
    const { ok } = await outcome;
    deed.isSettled = true;
    // A dentition is of no place: the last to choose one has it.
    if (!ok || deed.edit === undefined || deed.edit.kind === 'mode') return;
    // As it was answered: what was there already, as it was wanted, a colleague may take away since.
    const now = editor.state().known.chart;
    const givenUp = deed.answers.flatMap(({ choice, places }) =>
      choice === 'theirs' ? [...places] : [],
    );
    const overtaken = [...theirs].flatMap(([key, { version }]) =>
      version > (deed.made.get(key) ?? now.version) ? [key] : [],
    );
    const away = [...givenUp, ...overtaken].map(placeOf);
    const left = away.length === 0 ? deed.edit : withoutPlaces(deed.edit, away);
    if (left && !isMade(left, now)) lost.push(`mine: ${JSON.stringify(left)}`);
  }

  return {
    service,
    editor,
    lost,
    asked: () => asked,
    colleague(edit: Edit) {
      const before = service.chart();
      service.colleague(edit);
      const now = service.chart();
      const was = contents(before);
      for (const key of written(before, now)) {
        const { over } = theirs.get(key) ?? { over: was.get(key) };
        // Whoever brings back what was there has changed nothing.
        if (contents(now).get(key) === over) theirs.delete(key);
        else theirs.set(key, { version: now.version, over });
      }
    },
    me(edit: Edit | undefined, make: () => ReturnType<ChartEditor['submit']>): Promise<void> {
      const state = editor.state();
      const [known, shown] = [contents(state.known.chart), contents(state.shown, false)];
      const deed: Deed = { edit, known, shown, answers: [], made: new Map(), isSettled: false };
      deeds.push(deed);
      return settle(deed, make());
    },
  };
}

/** Where a new finding begins is the service's to say: any evolution may be that. */
function isAsShown(is: string | undefined, shown: string | undefined): boolean {
  return is === shown || is?.replace('"second"', '"first"') === shown;
}

async function turns(count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) await Promise.resolve();
}

function placeOf(key: string) {
  const [fdi, surface] = key.split('/');
  return { toothFdi: Number(fdi), surface };
}

/** As the screen sends it: what is changed or removed is there, as it is seen. */
function asSeen(edit: Edit, { findings }: Chart): Edit | undefined {
  if (edit.kind === 'findings') {
    return { ...edit, remove: edit.remove.filter((at) => findFinding(findings, at)) };
  }
  if (edit.kind !== 'finding') return edit;
  const seen = findFinding(findings, edit.finding);
  return seen && { ...edit, finding: seen, seen };
}

test.each([
  ['several at once', ALL_RIGHTS],
  ['one by one', { ...ALL_RIGHTS, registerSeveral: false }],
])(
  'two people on the same places, findings taken %s: nothing of either goes unasked, and in the end both see one chart',
  async (_, rights) => {
    let questions = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(turn, { minLength: 2, maxLength: 14 }),
        fc.array(answer, { minLength: 1, maxLength: 4 }),
        async (deeds, choices) => {
          const { editor, service, lost, me, colleague, asked } = twoPeople(choices, rights);
          const all: Promise<void>[] = [];
          for (const { deed, pause } of deeds) {
            if (deed.by === 'colleague') colleague(deed.edit);
            else if (deed.by === 'news') editor.noticed(service.chart().version);
            else if (deed.by !== 'me') all.push(me(undefined, editor[deed.by]));
            else {
              const edit = asSeen(deed.edit, editor.state().shown);
              if (edit) all.push(me(edit, () => editor.submit(edit)));
            }
            await turns(pause);
          }
          await Promise.all(all);
          expect(lost).toEqual([]);
          editor.noticed(service.chart().version);
          await turns(200);
          expect(editor.state().known.version).toBe(service.chart().version);
          const { known, shown, isBusy, clash } = editor.state();
          expect({ isBusy, clash }).toEqual({ isBusy: false, clash: undefined });
          expect(shown).toBe(known.chart);
          expect(contents(shown)).toEqual(contents(service.chart()));
          questions += asked();
        },
      ),
      // The same in every run.
      { numRuns: tenthOf(1_000), seed: 20_261_122 },
    );
    expect(questions).toBeGreaterThan(tenthOf(50));
  },
);

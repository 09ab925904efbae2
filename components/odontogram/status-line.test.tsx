import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { EditorState } from '@/lib/odontogram/edit/editor-state';
import { ClinicProblem } from '@/lib/queries/problem';
import { charted, SMALL_CATALOG } from '@/lib/testing/charted';
import messages from '@/messages/es-CO.json';
import { StatusLine } from './status-line';
import type { Hint } from './use-charting';

/** What stands in the region that is read out when there is time, and in the one that is at once. */
function heard(news: EditorState['news'], hint?: Hint, passed?: number) {
  const html = renderToString(
    <NextIntlClientProvider locale="es-CO" timeZone="UTC" messages={messages}>
      <StatusLine
        {...{ news, hint, catalog: SMALL_CATALOG, armed: undefined, canEdit: true, isBusy: true }}
        isTable={false}
        passed={passed}
        tooth={undefined}
        onDetails={() => {}}
        onDisarm={() => {}}
        onUndo={() => {}}
        onRedo={() => {}}
        onLeave={() => {}}
      />
    </NextIntlClientProvider>,
  );
  const [, status, alert] =
    /<div role="status">(.*?)<\/div>(?:<div class="line-clamp-2">[^<]*<\/div>)?<div role="alert">(.*?)<\/div><\/div>/.exec(
      html,
    ) ?? [];
  return { html, status, alert };
}

const refused: EditorState['news'] = {
  number: 4,
  news: {
    kind: 'refused',
    edit: { kind: 'mode', mode: 'mixed' },
    problem: new ClinicProblem(503, 'SERVICE_UNAVAILABLE', { correlationId: 'c-1' }),
    made: 0,
    of: 1,
    more: 0,
    isMoreInDoubt: false,
  },
};

test('a refusal is heard at once, all else when there is time; both regions are always there', () => {
  const { begin, nothing } = messages.odontogram.status;
  const idle = heard(undefined);
  // It is there, and read out over nothing.
  expect(idle.html).toContain(begin);
  expect(idle.status).toBe('');
  expect(idle.alert).toBe('');
  const failed = heard(refused);
  expect(failed.status).toBe('');
  expect(failed.alert).toContain(messages.errors.problem.unavailable);
  expect(failed.alert).toContain('c-1');
  const hinted = heard(refused, { kind: 'nothing-to-undo', after: 4, number: 1 });
  expect(hinted.status).toContain(nothing['nothing-to-undo']);
  expect(hinted.alert).toBe('');
});

test('of a colleague it is told what they made of each place', () => {
  const places = [36, 37, 38, 46, 47].map((toothFdi) => ({ toothFdi, surface: 'occlusal' }));
  const [hole, stain] = [charted(), charted({ catalogFindingId: 'stain' })];
  const pairs = [
    [undefined, hole],
    [hole, undefined],
    [hole, stain],
    [hole, hole],
    [hole, hole],
  ] as const;
  const changed = places.map((place, index) => ({
    ...place,
    before: pairs[index]?.[0],
    theirs: pairs[index]?.[1],
  }));
  const news = { kind: 'colleague', changed, mode: 'mixed' } as const;
  expect(heard({ number: 1, news }).status).toContain(
    'Cambió por otra persona o en otra ventana: dentición Mixta; Hueco en 36 · Oclusal; retiro de Hueco en 37 · Oclusal; ' +
      'Hueco → Mancha en 38 · Oclusal y otros 2 lugares.',
  );
});

test('what was done is told until one goes on to another tooth; all else stays', () => {
  const edit = { kind: 'mode', mode: 'mixed' } as const;
  const { begin } = messages.odontogram.status;
  const news = { kind: 'as-it-was', edit, as: 'edit' } as const;
  expect(heard({ number: 4, news }, undefined, 3).html).not.toContain(begin);
  expect(heard({ number: 4, news }, undefined, 4).html).toContain(begin);
  expect(heard(refused, undefined, 4).alert).toContain(messages.errors.problem.unavailable);
  for (const kind of ['lacking', 'waiting'] as const) {
    const stays = { kind, edit, lacking: 'sign', isUnknown: true } as const;
    expect(heard({ number: 4, news: stays }, undefined, 4).html).not.toContain(begin);
  }
});

test('of what was taken back and was gone already nobody says that it was there', () => {
  const edit = { kind: 'mode', mode: 'mixed' } as const;
  const news = { kind: 'as-it-was', edit, as: 'undo' } as const;
  expect(heard({ number: 1, news }).status).toContain('ya no estaba así (dentición Mixta)');
});

test('a question waits for its answer while other edits are told; a refusal is told over it', () => {
  const place = { toothFdi: 46 };
  const [finding] = SMALL_CATALOG.findings;
  if (!finding) throw new Error('The catalog is empty');
  const there = charted(place);
  const question = { kind: 'crowded', finding, place, there, after: 3, number: 1 } as const;
  expect(heard(refused, { ...question, after: 4 }).status).toContain('hágalo otra vez');
  expect(heard(refused, question).alert).toContain(messages.errors.problem.unavailable);
});

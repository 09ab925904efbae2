import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { EditorState, Refused } from '@/lib/odontogram/edit/editor-state';
import { ClinicProblem } from '@/lib/queries/problem';
import { charted, SMALL_CATALOG } from '@/lib/testing/charted';
import messages from '@/messages/es-CO.json';
import { StatusLine } from './status-line';

/** What stands in the region that is read out when there is time, and in the one that is at once. */
function heard({ news, refusal, hint, passed }: Partial<Parameters<typeof StatusLine>[0]>) {
  const html = renderToString(
    <NextIntlClientProvider locale="es-CO" timeZone="UTC" messages={messages}>
      <StatusLine
        {...{
          news,
          refusal,
          hint,
          catalog: SMALL_CATALOG,
          armed: undefined,
          canEdit: true,
          isBusy: false,
        }}
        isTable={false}
        passed={passed}
        tooth={undefined}
        onDetails={() => {}}
        onDisarm={() => {}}
        onUndo={() => {}}
        onRedo={() => {}}
        onRefusalRead={() => {}}
        onRefusalClose={() => {}}
      />
    </NextIntlClientProvider>,
  );
  const [, alert, status] =
    /role="alert"[^>]*>(.*?)<(?:button|\/div><\/div><div).*role="status">(.*?)<\/div>/.exec(html) ??
    [];
  return { html, status: textOf(status), alert: textOf(alert) };
}

const textOf = (html = '') => html.replaceAll(/<[^>]*(>|$)/g, '').trim();

const refused: NonNullable<EditorState['refusal']> = {
  number: 4,
  news: {
    kind: 'refused',
    edit: { kind: 'mode', mode: 'mixed' },
    problem: new ClinicProblem(503, 'SERVICE_UNAVAILABLE', { correlationId: 'c-1' }),
    made: 0,
    of: 1,
    as: 'edit',
    before: [],
  },
};

test('a refusal is heard at once, all else when there is time; both regions are always there', () => {
  const { begin, nothing } = messages.odontogram.status;
  const idle = heard({});
  // It is there, and read out over nothing.
  expect(idle.html).toContain(begin);
  expect(idle.status).toBe('');
  expect(idle.alert).toBe('');
  const failed = heard({ news: refused, refusal: refused });
  expect(failed.status).toBe('');
  expect(failed.alert).toContain(messages.errors.problem.unavailable);
  expect(failed.alert).toContain('c-1');
  const hint = { kind: 'nothing-to-undo', after: 4, number: 1 } as const;
  const hinted = heard({ news: refused, refusal: refused, hint });
  expect(hinted.status).toContain(nothing['nothing-to-undo']);
  expect(hinted.alert).toBe(failed.alert);
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
  expect(heard({ news: { number: 1, news } }).status).toContain(
    'Cambió por otra persona o en otra ventana: dentición Mixta; Hueco en 36 · Oclusal; retiro de Hueco en 37 · Oclusal; ' +
      'Hueco → Mancha en 38 · Oclusal y otros 2 lugares.',
  );
});

test('what was done is told until one goes on to another tooth; all else stays', () => {
  const edit = { kind: 'mode', mode: 'mixed' } as const;
  const { begin } = messages.odontogram.status;
  const news = { kind: 'as-it-was', edit, as: 'edit' } as const;
  expect(heard({ news: { number: 4, news }, passed: 3 }).html).not.toContain(begin);
  expect(heard({ news: { number: 4, news }, passed: 4 }).html).toContain(begin);
  expect(heard({ news: refused, refusal: refused, passed: 4 }).alert).toContain(
    messages.errors.problem.unavailable,
  );
  for (const kind of ['lacking', 'waiting'] as const) {
    const stays = { kind, edit, as: 'edit', lacking: 'sign', isUnknown: true } as const;
    expect(heard({ news: { number: 4, news: stays }, passed: 4 }).html).not.toContain(begin);
  }
});

test('of what was taken back and was gone already nobody says that it was there', () => {
  const edit = { kind: 'mode', mode: 'mixed' } as const;
  const news = { kind: 'as-it-was', edit, as: 'undo' } as const;
  expect(heard({ news: { number: 1, news } }).status).toContain(
    'ya no estaba así (dentición Mixta)',
  );
});

test('a question waits for its answer while other edits are told; a refusal stands beside it', () => {
  const place = { toothFdi: 46 };
  const [finding] = SMALL_CATALOG.findings;
  if (!finding) throw new Error('The catalog is empty');
  const there = charted(place);
  const hint = { kind: 'taken', finding, place, there, after: 3, number: 1 } as const;
  const { status, alert } = heard({ news: refused, refusal: refused, hint });
  expect(status).toContain('Elija dónde registrar');
  expect(alert).toContain(messages.errors.problem.unavailable);
});

test('what is made before a refusal can be read stands beside it', () => {
  const edit = { kind: 'mode', mode: 'adult' } as const;
  const made = { kind: 'made', edit, replaced: [], joined: false, as: 'edit' } as const;
  const { status, alert } = heard({ news: { number: 5, news: made }, refusal: refused });
  expect(status).toContain('Permanente');
  expect(alert).toContain(messages.errors.problem.unavailable);
});

test('what was refused before is named with it, each as what it was', () => {
  const lost = new ClinicProblem(502, 'UNEXPECTED');
  const one = (mode: 'adult' | 'child', change: Partial<Refused> = {}): Refused => ({
    ...refused.news,
    edit: { kind: 'mode', mode },
    ...change,
  });
  const told = (...before: Refused[]) => {
    const refusal = { ...refused, news: { ...refused.news, before } };
    return heard({ news: refusal, refusal }).alert;
  };
  expect(told(one('adult'), one('child', { as: 'undo' }))).toMatch(
    /^No se guardó: dentición Mixta\. .*Referencia c-1No se deshizo: dentición Temporal\. No se guardó: dentición Permanente\.$/,
  );
  expect(told(one('adult', { as: 'undo', made: 1, of: 3 }))).toContain(
    'No se deshizo: dentición Permanente. Alcanzaron a deshacerse 1 de 3',
  );
  expect(told(one('adult', { problem: lost }))).toContain(
    'No sabemos si se guardó: dentición Permanente',
  );
  expect(told(one('adult'), one('adult'), one('child'))).toContain(
    'Antes hubo otro cambio sin guardar',
  );
});

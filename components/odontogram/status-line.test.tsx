import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { EditorState } from '@/lib/odontogram/edit/editor-state';
import { ClinicProblem } from '@/lib/queries/problem';
import { SMALL_CATALOG } from '@/lib/testing/charted';
import messages from '@/messages/es-CO.json';
import { StatusLine } from './status-line';
import type { Hint } from './use-charting';

/** What stands in the region that is read out when there is time, and in the one that is at once. */
function heard(news: EditorState['news'], hint?: Hint) {
  const html = renderToString(
    <NextIntlClientProvider locale="es-CO" timeZone="UTC" messages={messages}>
      <StatusLine
        {...{ news, hint, catalog: SMALL_CATALOG, armed: undefined, canEdit: true, isBusy: true }}
        isTable={false}
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
    /<div role="status">(.*?)<\/div><div role="alert">(.*?)<\/div><\/div>/.exec(html) ?? [];
  return { status, alert };
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
    doubted: [],
  },
};

test('a refusal is heard at once, all else when there is time; both regions are always there', () => {
  const { begin, nothing } = messages.odontogram.status;
  const idle = heard(undefined);
  expect(idle.status).toContain(begin);
  expect(idle.alert).toBe('');
  const failed = heard(refused);
  expect(failed.status).toBe('');
  expect(failed.alert).toContain(messages.errors.problem.unavailable);
  expect(failed.alert).toContain('c-1');
  const hinted = heard(refused, { kind: 'nothing-to-undo', after: 4, number: 1 });
  expect(hinted.status).toContain(nothing['nothing-to-undo']);
  expect(hinted.alert).toBe('');
});

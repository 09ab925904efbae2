import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { togglePreview } from '@/lib/odontogram/charting/dentition-preview';
import type { Place } from '@/lib/odontogram/place';
import type { Chart } from '@/lib/odontogram/shared/chart-data';
import { charted, SMALL_CATALOG } from '@/lib/testing/charted';
import { chartOf } from '@/lib/testing/odontogram';
import messages from '@/messages/es-CO.json';
import { ModeDialog } from './mode-dialog';
import { RemoveDialog } from './remove-dialog';
import { ToggleDialog } from './toggle-dialog';

const inSpanish = (content: ReactNode) =>
  renderToString(
    <NextIntlClientProvider locale="es-CO" timeZone="UTC" messages={messages}>
      {content}
    </NextIntlClientProvider>,
  ).replaceAll('<!-- -->', '');

const nothing = () => {};
const done = () => Promise.resolve({ ok: true } as const);
type Signature = Chart['signature'];
const SIGNED: Signature = { status: 'signed', signedBy: 'Dra. Luna', signedAt: undefined };
const NONE: Signature = { status: 'none', signedBy: undefined, signedAt: undefined };
const ENDS = 'Lo firmó Dra. Luna. Si lo cambia, la firma deja de ser válida.';

const findings = [
  charted({ id: 'a', toothFdi: 36 }),
  charted({ id: 'b', toothFdi: 36, surface: undefined, catalogFindingId: 'gone' }),
  charted({ id: 'c', toothFdi: 11, surface: 'mesial', catalogFindingId: 'stain' }),
  charted({ id: 'd', toothFdi: 46 }),
];

function removal(places: readonly Place[], signature = NONE, all = findings): string {
  return inSpanish(
    <RemoveDialog
      places={places}
      chart={chartOf(all, { signature })}
      catalog={SMALL_CATALOG}
      onRemove={nothing}
      onClose={nothing}
    />,
  );
}

test('what several teeth would lose is shown tooth by tooth, and nothing of the others', () => {
  const html = removal([{ toothFdi: 36 }, { toothFdi: 11, surface: 'mesial' }]);
  expect(html).toContain('Se quitan 3 hallazgos');
  expect([...html.matchAll(/<dt[^>]*>(\d+)</g)].map(([, fdi]) => fdi)).toEqual(['11', '36']);
  for (const label of ['Oclusal: Hueco', 'Ya no está', 'Mesial: Mancha']) {
    expect(html).toContain(label);
  }
  expect(html).not.toContain('aria-disabled=');
  expect(removal([{ toothFdi: 12 }])).toContain('aria-disabled="true"');
});

test('that undo brings all of it back is said only where it does', () => {
  const { explain, explainUnread } = messages.odontogram.remove;
  const unread = charted({ id: 'e', toothFdi: 47, unreadableItems: 1 });
  const beside = removal([{ toothFdi: 36 }], NONE, [...findings, unread]);
  const among = removal([{ toothFdi: 36 }, { toothFdi: 47 }], NONE, [...findings, unread]);
  for (const [html, said, other] of [
    [beside, explain, explainUnread],
    [among, explainUnread, explain],
  ] as const) {
    expect(html).toContain(said);
    expect(html).not.toContain(other);
  }
});

const OF_ONE = { toothFdi: 36 };

test.each([
  ['removing', (signature: Signature) => removal([OF_ONE], signature)],
  [
    'another dentition',
    (signature: Signature) =>
      inSpanish(
        <ModeDialog
          chart={chartOf([], { signature })}
          isWhole
          canRemove
          mode="mixed"
          onSend={done}
          onGo={nothing}
          onClose={nothing}
        />,
      ),
  ],
  [
    'another tooth',
    (signature: Signature) => {
      const preview = togglePreview(chartOf([], { dentitionMode: 'mixed' }), 55);
      if (!preview) throw new Error('55 has no pair');
      return inSpanish(
        <ToggleDialog
          fdi={55}
          preview={preview}
          signature={signature}
          wordsOf={() => ''}
          onSend={done}
          onClose={nothing}
        />,
      );
    },
  ],
])('that a signature ends is said where it is asked for: %s', (_, shown) => {
  expect(shown(SIGNED)).toContain(ENDS);
  expect(shown(NONE)).not.toContain('firma');
});

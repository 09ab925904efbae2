import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { ChartFinding } from '@/lib/odontogram/shared/chart-data';
import { charted, SMALL_CATALOG } from '@/lib/testing/charted';
import messages from '@/messages/es-CO.json';
import { EvolutionSelect } from './evolution-select';
import type { FindingActions } from './finding-actions';
import { FindingRow } from './finding-row';

vi.mock('./evolution-select', () => ({ EvolutionSelect: vi.fn(() => null) }));

function choosing(finding: ChartFinding, onSave: FindingActions['onSave']) {
  renderToString(
    <NextIntlClientProvider locale="es-CO" timeZone="UTC" messages={messages}>
      <FindingRow
        finding={finding}
        fate={undefined}
        catalog={SMALL_CATALOG}
        isHighlighted={false}
        isEditing={false}
        onEdit={() => {}}
        onHover={() => {}}
        onGone={() => {}}
        can={{ change: 'yes', remove: 'yes', searchProcedures: true }}
        onSave={onSave}
        onRemove={() => Promise.resolve({ ok: true })}
      />
    </NextIntlClientProvider>,
  );
  return (evolution: string) => vi.mocked(EvolutionSelect).mock.lastCall?.[0].onChoose(evolution);
}

test.each([
  ['saved', charted(), charted()],
  ['on its way', charted({ id: 'expected:36/occlusal' }), undefined],
])('what was seen of a finding that is %s', (_, finding, seen) => {
  const onSave = vi.fn(() => Promise.resolve({ ok: true } as const));
  choosing(finding, onSave)('done');
  expect(onSave).toHaveBeenLastCalledWith(finding, { evolution: 'done' }, seen);
});

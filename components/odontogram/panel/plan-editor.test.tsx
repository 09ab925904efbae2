import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptyItem, type ItemDraft } from '@/lib/kit/item-draft';
import messages from '@/messages/es-CO.json';
import { PlanEditor } from './plan-editor';

const nothing = () => undefined;

function shown(items: readonly ItemDraft[]): string {
  return renderToString(
    <NextIntlClientProvider locale="es-CO" timeZone="UTC" messages={messages}>
      <PlanEditor
        items={items}
        errors={undefined}
        searchProcedures={async () => []}
        onChange={nothing}
        onRemove={nothing}
        onAdd={nothing}
      />
    </NextIntlClientProvider>,
  ).replaceAll('\u00a0', ' ');
}

test('what nothing can be added up of is not said to come to 0', () => {
  const unread = { ...emptyItem('a'), name: 'Resina', price: 'mucho' };
  expect(shown([unread])).not.toContain('Total');
  const read = { ...emptyItem('b'), name: 'Sellante', price: '60.000' };
  expect(shown([unread, read])).toContain('Total $ 60.000');
});

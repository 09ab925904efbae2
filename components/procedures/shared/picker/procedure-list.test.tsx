import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import messages from '@/messages/es-CO.json';
import { ProcedureList } from './procedure-list';

const words = messages.items.procedures;

function shown(state: 'found' | 'failed' | 'closed'): string {
  const listProps = { id: 'list', role: 'listbox', 'aria-label': '' } as const;
  const optionProps = () => {
    throw new Error('There is no option.');
  };
  return renderToString(
    <NextIntlClientProvider locale="es-CO" timeZone="UTC" messages={messages}>
      <ProcedureList choice={{ state, options: [], listProps, optionProps }} search="Control" />
    </NextIntlClientProvider>,
  );
}

test('nothing is said to be missing from a catalogue that nobody could ask', () => {
  expect(shown('found')).toContain(words.none);
  expect(shown('failed')).toContain(words.failed);
  expect(shown('closed')).toContain(words.closed);
  for (const state of ['failed', 'closed'] as const) expect(shown(state)).not.toContain(words.none);
});

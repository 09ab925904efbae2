import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { WhyNotSign } from '@/lib/odontogram/edit/editor-state';
import messages from '@/messages/es-CO.json';
import { SignDialog } from './sign-dialog';

const words = messages.odontogram.signature;

const shown = (why: WhyNotSign | undefined) =>
  renderToString(
    <NextIntlClientProvider locale="es-CO" timeZone="UTC" messages={messages}>
      <SignDialog
        signer="Dra. Luna"
        version={7}
        why={why}
        onSign={() => Promise.resolve({ ok: true })}
        onClose={() => {}}
      />
    </NextIntlClientProvider>,
  );

test('one signs in one’s own name, and the version that was seen', () => {
  const html = shown(undefined);
  expect(html).toContain('lo que muestra la versión 7;');
  expect(html).toContain('Firma como Dra. Luna.');
  expect(html).not.toContain('aria-disabled=');
});

test.each(['unreadable', 'busy', 'changed'] as const)(
  'what cannot be signed says why: %s',
  (why) => {
    const html = shown(why);
    expect(html).toContain(words.why[why]);
    expect(html).toContain('aria-disabled="true"');
  },
);

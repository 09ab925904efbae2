import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import messages from '@/messages/es-CO.json';
import { ToCloseCard } from './to-close-card';

const shown = (isNotOffered: boolean) =>
  renderToString(
    <NextIntlClientProvider locale="es-CO" timeZone="UTC" messages={messages}>
      <ToCloseCard
        toClose={{ entries: [], staleSince: undefined }}
        today="2026-11-27"
        doctorId={undefined}
        doctorOf={() => undefined}
        isNotOffered={isNotOffered}
      />
    </NextIntlClientProvider>,
  );

test('a list that nobody can work off says so', () => {
  expect(shown(true)).toContain(messages.today.agenda.closeNotOffered);
  expect(shown(false)).not.toContain(messages.today.agenda.closeNotOffered);
});

import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ClinicProblem } from '@/lib/queries/problem';
import messages from '@/messages/es-CO.json';
import { RefusalNotice } from './refusal-notice';

const { problem: words } = messages.errors;

test.each([
  ['FORBIDDEN', words.forbidden],
  ['UNEXPECTED', words.unknownOutcome],
])('a 403 of code %s', (code, expected) => {
  const html = renderToString(
    <NextIntlClientProvider locale="es-CO" timeZone="UTC" messages={messages}>
      <RefusalNotice problem={new ClinicProblem(403, code)} />
    </NextIntlClientProvider>,
  );
  expect(html).toContain(expected);
});

import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import english from '@/messages/en-US.json';
import spanish from '@/messages/es-CO.json';
import { useErrorWords } from './use-error-words';

function Told() {
  const words = useErrorWords();
  return [
    words('firstName', 'tooLong'),
    words('contactName', 'tooLong'),
    words('phone', 'no such error'),
  ].join('|');
}

test.each([
  ['es-CO', spanish, 'Es demasiado largo: 100 caracteres como máximo.'],
  ['en-US', english, 'Too long: 100 characters at most.'],
] as const)('what is too long is told with how long it may be, in %s', (locale, messages, told) => {
  const html = renderToString(
    <NextIntlClientProvider locale={locale} timeZone="UTC" messages={messages}>
      <Told />
    </NextIntlClientProvider>,
  );
  const { invalid } = messages.patientForm.errors;
  expect(html.split('|')).toEqual([told, told.replace('100', '200'), invalid]);
});

import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formatTime } from '@/lib/rules/time-format';
import { TimeInput } from './time-input';

const inSpanish = (minutes: number) => formatTime(minutes, 'es-CO');

function shown(value: string, write?: (minutes: number) => string): string | undefined {
  const input = (
    <TimeInput name="time" value={value} onChange={() => {}} {...(write && { write })} />
  );
  return /value="([^"]*)"/.exec(renderToString(input))?.[1]?.replaceAll('\u00a0', ' ');
}

test('a time is written as the screen around it writes times, where it is told how', () => {
  expect(shown('16:20', inSpanish)).toBe('4:20 p. m.');
  expect(shown('16:20')).toBe('16:20');
});

test('what is no time is shown as it was typed', () => {
  expect(shown('25', inSpanish)).toBe('25');
  expect(shown('', inSpanish)).toBe('');
});

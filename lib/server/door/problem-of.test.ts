import { expect, test } from 'vitest';
import { createPatient } from '@/lib/contract/patients';
import { refusal } from '@/lib/server/clinic/read-answer';
import { problemOf } from './problem-of';

test('the words of a refused field stay on the server', async () => {
  const text = JSON.stringify({
    success: false,
    error: 'invalid',
    code: 'VALIDATION_ERROR',
    details: {
      fields: [
        { path: 'firstName', code: 'too_big', message: 'Pérez, Ana: Bearer secret' },
        { path: 'lastName', code: 'at Object.handler (/srv/app.js:1)' },
      ],
    },
  });
  const answer = { status: 400, text, correlationId: undefined, retryAfter: undefined };
  const problem = problemOf(refusal(createPatient, answer, 'c-1'), 'c-1');
  expect(await problem?.json()).toHaveProperty('fields', [
    { path: 'firstName', code: 'too_big' },
    { path: 'lastName', code: 'invalid' },
  ]);
});

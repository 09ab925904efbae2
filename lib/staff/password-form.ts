import * as z from 'zod/mini';
import { lengthFault, PASSWORD_FAULTS, type PasswordFault } from '@/lib/kit/password-rules';
import type { ClinicProblem } from '@/lib/queries/problem';

/** The present password and, twice, another. */
export const passwordForm = z
  .object({
    current: z.string().check(z.minLength(1, 'currentMissing')),
    next: z.string().check(
      z.superRefine((typed, context) => {
        const fault = lengthFault(typed);
        if (fault) context.addIssue(fault);
      }),
    ),
    repeat: z.string(),
  })
  .check(
    z.refine(({ next, repeat }) => next === repeat, {
      error: 'repeatDifferent',
      path: ['repeat'],
      // Also where another field is wrong.
      when: () => true,
    }),
  );
export type PasswordValues = z.input<typeof passwordForm>;
export type PasswordError = PasswordFault | 'currentMissing' | 'repeatDifferent' | 'wrong' | 'same';

export const NO_PASSWORD: PasswordValues = { current: '', next: '', repeat: '' };

/** What the server found wrong, at the field that it is about. */
export function refusedPassword(problem: ClinicProblem): Readonly<Record<string, PasswordError>> {
  if (problem.code === 'INVALID_CREDENTIALS') return { current: 'wrong' };
  const code = problem.fields.find(({ path }) => path === 'next')?.code;
  if (code === 'PASSWORD_SAME') return { next: 'same' };
  const fault = PASSWORD_FAULTS.find((known) => known === code);
  return fault ? { next: fault } : {};
}

export function isPasswordFault(code: string): code is PasswordFault {
  return PASSWORD_FAULTS.some((fault) => fault === code);
}

import * as z from 'zod/mini';
import { SINGLE_LINE } from '@/lib/contract/limits';
import { readTypedMoney, type WrongMoney } from '@/lib/kit/money/typed-money';
import { wrongNotes } from '@/lib/kit/text/notes';

/**
 * Messages of the issues below: codes, for which a form has words. `refused` is said of what the service
 * refuses.
 */
export type TypedError =
  | 'required'
  | 'tooLong'
  | 'characters'
  | 'duration'
  | 'refused'
  | WrongMoney;

/** A line of text, trimmed. */
export const typedLine = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most, 'tooLong'), z.regex(SINGLE_LINE, 'characters'));

/** The same, where there must be one. */
export const requiredLine = (most: number) => typedLine(most).check(z.minLength(1, 'required'));

/** Text of several lines, trimmed. */
export const typedNotes = (most: number) =>
  z.string().check(
    z.superRefine((typed, context) => {
      const wrong = wrongNotes(typed, most);
      if (wrong) context.addIssue(wrong);
    }),
    z.trim(),
  );

/** The same, where there must be some. */
export const requiredNotes = (most: number) => typedNotes(most).check(z.minLength(1, 'required'));

/** An amount as people write it, read as whole pesos (COP); undefined where nothing is typed. */
export const optionalPesos = z.pipe(
  z.string(),
  z.transform((typed: string, context) => {
    const money = readTypedMoney(typed);
    if (money.kind === 'pesos') return money.pesos;
    if (money.kind === 'none') return undefined;
    context.issues.push({ code: 'custom', message: money.why, input: typed });
    return z.NEVER;
  }),
);

/** The same, where there must be one. */
export const requiredPesos = z.pipe(
  optionalPesos,
  z.transform((pesos: number | undefined, context) => {
    if (pesos !== undefined) return pesos;
    context.issues.push({ code: 'custom', message: 'required', input: pesos });
    return z.NEVER;
  }),
);

/** Whole minutes, from one to `most`. */
export const requiredMinutes = (most: number) =>
  z.pipe(
    z.string(),
    z.transform((typed: string, context) => {
      const text = typed.trim();
      const minutes = /^\d{1,4}$/.test(text) ? Number(text) : 0;
      if (minutes >= 1 && minutes <= most) return minutes;
      const message = text === '' ? 'required' : 'duration';
      context.issues.push({ code: 'custom', message, input: typed });
      return z.NEVER;
    }),
  );

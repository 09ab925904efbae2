import * as z from 'zod/mini';
import { BLANK_ENTRY, checkEntries, type Entry, entryOf, isBlankEntry, isOfKey } from './entries';
import { type Answer, type Answers, isBlank, readAnswers } from './record-answers';
import type { Template } from './template';

/** All that stands in the form: what was typed for one template stays while another is looked at. */
export interface RecordValues {
  appointmentId: string;
  templateId: string;
  /** By the names of templates, and in them of fields: see `answerName`. */
  answers: Record<string, Record<string, Answer | undefined>>;
  /** In place of them, where the service lists no templates. */
  entries: Entry[];
}

export const newRecord = (start: Pick<RecordValues, 'appointmentId' | 'templateId'>) => ({
  ...start,
  answers: {},
  entries: [BLANK_ENTRY],
});

/** Makes any text a part of a field's name. Dots and brackets would split the name. */
function nameOf(key: string): string {
  return `_${key.replace(/[%.[\]"'|]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)}`;
}

const keyOf = (name: string) => decodeURIComponent(name.slice(1));

/** The field of the form for a field of a template. */
export function answerName(templateId: string, key: string) {
  return `answers.${nameOf(templateId)}.${nameOf(key)}` as const;
}

/** The key of the template's field, where the name is of one. */
export function answerKey(name: string): string | undefined {
  const [group, , field] = name.split('.');
  return group === 'answers' && field !== undefined ? keyOf(field) : undefined;
}

/** What was typed for a template, by the keys of its fields. */
export function answersFor(templateId: string, answers: RecordValues['answers']): Answers {
  return plain(answers[nameOf(templateId)] ?? {});
}

function plain(answers: RecordValues['answers'][string]): Answers {
  return Object.fromEntries(
    Object.entries(answers).flatMap(([name, answer]) =>
      answer === undefined ? [] : [[keyOf(name), answer]],
    ),
  );
}

export function isRecordWritten({ answers, entries }: RecordValues): boolean {
  return Object.values(answers).some((one) => !isBlank(plain(one))) || !entries.every(isBlankEntry);
}

export interface SentRecord {
  readonly appointmentId: string;
  readonly templateId: string;
  readonly fields: Record<string, unknown>;
}

/**
 * Reads a record by its template, or by its lines where the service lists no templates. Everything that
 * is wrong is told at once. `zone` is the clinic's.
 */
export function recordForm(templates: readonly Template[] | undefined, zone: string) {
  return z.pipe(
    z.custom<RecordValues>(),
    z.transform((typed: RecordValues, context): SentRecord => {
      const { appointmentId, answers, entries } = typed;
      const templateId = typed.templateId.trim();
      const template = templates?.find(({ id }) => id === templateId);
      const tell = (path: string, message: string) =>
        context.issues.push({ code: 'custom', message, path: path.split('.'), input: typed });
      if (appointmentId === '') tell('appointmentId', 'missing');
      if (templateId === '' || (templates && !template)) tell('templateId', 'missing');
      if (templates === undefined) {
        const read = checkEntries(entries);
        for (const [index, error] of read.errors ?? []) tell(entryName(index, error), error);
        return { appointmentId, templateId, fields: read.fields ?? {} };
      }
      const read = template && readAnswers(template, answersFor(templateId, answers), zone);
      for (const [key, error] of Object.entries(read?.errors ?? {})) {
        if (error) tell(answerName(templateId, key), error);
      }
      return { appointmentId, templateId, fields: read?.fields ?? {} };
    }),
  );
}

/** The part of a line that an error is told at. */
function entryName(index: number, error: string) {
  return `entries.${index}.${isOfKey(error) ? 'key' : 'value'}` as const;
}

/** What a service says of a field: its template asks for it, has no such field, or anything else. */
export function recordRefusal(code: string): 'missing' | 'unknown' | 'refused' {
  if (code === 'required') return 'missing';
  return code === 'unknown_field' ? 'unknown' : 'refused';
}

/**
 * The field of the form that a refused path is about. Without templates it may be a key that no line has,
 * and no field has its name then.
 */
export function recordFieldOf(
  templates: readonly Template[] | undefined,
  path: string,
  { typed, code }: { typed: RecordValues; code: string },
): string | undefined {
  if (path === 'appointmentId' || path === 'templateId') return path;
  if (!path.startsWith('fields.')) return undefined;
  const key = path.slice('fields.'.length);
  const templateId = typed.templateId.trim();
  if (templates === undefined) {
    const index = entryOf(typed.entries, key);
    return index === undefined
      ? answerName(templateId, key)
      : entryName(index, recordRefusal(code));
  }
  const template = templates.find(({ id }) => id === templateId);
  const isAsked = template?.fields.some((field) => field.key === key);
  return isAsked ? answerName(templateId, key) : undefined;
}

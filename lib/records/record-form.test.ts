import { expect, test } from 'vitest';
import type { Entry } from './entries';
import {
  answerKey,
  answerName,
  answersFor,
  isRecordWritten,
  newRecord,
  type RecordValues,
  recordFieldOf,
  recordForm,
  recordRefusal,
} from './record-form';
import type { Template, TemplateField } from './template';

const ZONE = 'America/Bogota';
const field = (key: string, type: TemplateField['type'], required = false) =>
  ({ key, type, label: key, required }) as TemplateField;
const TEMPLATES: readonly Template[] = [
  {
    id: 't.1',
    name: 'T',
    fields: [field('motivo', 'text', true), field('pa.sistolica', 'number')],
  },
];
const [MOTIVE, PRESSURE] = [answerName('t.1', 'motivo'), answerName('t.1', 'pa.sistolica')];

const entry = (key: string, value = 'x'): Entry => ({ key, kind: 'text', value });

function typed(over: Partial<RecordValues> = {}): RecordValues {
  return { ...newRecord({ appointmentId: 'app-1', templateId: 't.1' }), ...over };
}

/** As a form keeps it, by the names of its fields. */
function answered(values: Readonly<Record<string, string>>): RecordValues['answers'] {
  const answers: RecordValues['answers'] = {};
  for (const [name, value] of Object.entries(values)) {
    const [, template = '', field = ''] = name.split('.');
    answers[template] = { ...answers[template], [field]: value };
  }
  return answers;
}

/** The code of what is wrong, by field; or what is sent. */
function read(values: RecordValues, templates: readonly Template[] | undefined) {
  const { data, error } = recordForm(templates, ZONE).safeParse(values);
  return (
    data ?? Object.fromEntries(error?.issues.map((one) => [one.path.join('.'), one.message]) ?? [])
  );
}
const withTemplates = (values: RecordValues) => read(values, TEMPLATES);
const withoutTemplates = (values: RecordValues) => read(values, undefined);

test.each(['motivo', 'pa.sistolica', 'a[0]', "it's", '"', '100%', '12', '__proto__', 'ñandú'])(
  'the key %s makes a name of three parts, and is found in it again',
  (key) => {
    const name = answerName('t.1', key);
    expect(name.split('.')).toHaveLength(3);
    expect(name).not.toMatch(/["'[\]]/);
    expect(answerKey(name)).toBe(key);
    expect(Object.entries(answersFor('t.1', answered({ [name]: 'x' })))).toEqual([[key, 'x']]);
  },
);

test('a record is sent by the keys of its template', () => {
  const answers = answered({ [MOTIVE]: ' Dolor ', [PRESSURE]: '120' });
  expect(withTemplates(typed({ answers }))).toEqual({
    appointmentId: 'app-1',
    templateId: 't.1',
    fields: { motivo: 'Dolor', 'pa.sistolica': 120 },
  });
});

test('everything that is wrong is told at once', () => {
  const answers = answered({ [PRESSURE]: 'x' });
  expect(withTemplates(typed({ appointmentId: '', answers }))).toEqual({
    appointmentId: 'missing',
    [MOTIVE]: 'required',
    [PRESSURE]: 'number',
  });
  expect(withTemplates(typed({ templateId: 'gone' }))).toEqual({ templateId: 'missing' });
});

test('without templates the lines are read, and told at their key or value', () => {
  const entries = [entry(''), entry('b', ''), entry('c'), entry('c')];
  expect(withoutTemplates(typed({ templateId: ' ', entries }))).toEqual({
    templateId: 'missing',
    'entries.0.key': 'key',
    'entries.1.value': 'required',
    'entries.3.key': 'twice',
  });
  expect(withoutTemplates(typed({ templateId: ' t.1 ', entries: [entry(' c ')] }))).toEqual({
    appointmentId: 'app-1',
    templateId: 't.1',
    fields: { c: 'x' },
  });
});

test('blanks and lines left empty are nothing that was written', () => {
  expect(isRecordWritten(typed())).toBe(false);
  expect(isRecordWritten(typed({ answers: { _t: { _a: undefined, _b: ['', ' '] } } }))).toBe(false);
  expect(isRecordWritten(typed({ answers: { _t: { _a: 'x' } } }))).toBe(true);
  expect(isRecordWritten(typed({ entries: [entry('', 'x')] }))).toBe(true);
});

test('what the service refuses is told at its field', () => {
  const at = (path: string) => recordFieldOf(TEMPLATES, path, { typed: typed(), code: 'too_big' });
  expect(at('fields.pa.sistolica')).toBe(PRESSURE);
  expect(at('templateId')).toBe('templateId');
  expect(at('fields.gone')).toBeUndefined();
  expect(at('body')).toBeUndefined();
  expect(['required', 'unknown_field', 'too_big'].map(recordRefusal)).toEqual([
    'missing',
    'unknown',
    'refused',
  ]);
});

test('without templates it is told at its line, or by the key that no line has', () => {
  const at = (entries: Entry[], path: string, code = 'too_big') =>
    recordFieldOf(undefined, path, { typed: typed({ entries }), code });
  const lines = [entry(' color '), entry('pa'), entry('pa.sistolica'), entry('sig')];
  expect(at(lines, 'fields.color', 'unknown_field')).toBe('entries.0.key');
  // A key with a dot of its own is another line's.
  expect(at(lines, 'fields.pa.sistolica')).toBe('entries.2.value');
  // One of a list, by its place in it.
  expect(at(lines, 'fields.sig.1')).toBe('entries.3.value');
  expect(at(lines, 'fields.motivo', 'required')).toBe(MOTIVE);
});

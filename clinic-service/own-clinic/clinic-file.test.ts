import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSettings, SettingsError } from '../settings';
import { readClinicFile } from './clinic-file';

const EXAMPLE = join(import.meta.dirname, '../../docs/clinic.example.json');
const folder = mkdtempSync(join(tmpdir(), 'clinic-file-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(content: string | Buffer): string {
  const path = join(folder, 'clinic.json');
  writeFileSync(path, content);
  return path;
}

const procedure = (members: string) => `{"name":"A","procedures":[${members}]}`;
const whole = '"id":"p","name":"P","specialty":"S","duration":30,"price":1';

test.each([
  ['not whole', '{', 'The file ends too early: a closing }, ] or " is missing.'],
  ['empty', ' \n', 'The file is empty.'],
  [
    'JSON with a comma too many',
    '{"name":"A",\n"payers":[\n1,\n]\n}',
    "Line 4 is not JSON: Unexpected token ']'. Look for a comma",
  ],
  [
    'JSON without a comma',
    '{"name":"A"\r\n"nit":"B"}',
    "Line 2 is not JSON: Expected ',' or '}' after property value. Look",
  ],
  [
    'JSON without a quote',
    '{\n"name":"A,\n"nit":"B"}',
    'Line 2 is not JSON: Bad control character in string literal. Look',
  ],
  [
    'JSON and more',
    '{"name":"A"}\nx',
    'Line 2 is not JSON: Unexpected non-whitespace character. Look',
  ],
  ['a list', '[]', 'The file must be an object in { }, not [].'],
  ['a member nobody knows', '{"name":"A","doctor":[]}', '  unknown member "doctor".'],
  ['no name', '{}', '  name is missing.'],
  [
    'a tax number that cannot be',
    '{"name":"A","nit":"900.512.347-3"}',
    '  nit must end in -2, its check digit, or another digit of it is wrong.',
  ],
  [
    'a tax number without its digit',
    '{"name":"A","nit":"900.512.347"}',
    '  nit must be a tax number with its check digit, such as 900.123.456-8.',
  ],
  [
    'a procedure without a member',
    procedure('{"id":"p","name":"P","duration":30,"price":1}'),
    '  procedures "p": specialty is missing.',
  ],
  [
    'one without an id',
    procedure(`{${whole}},{"name":"P","specialty":"S","duration":30,"price":1}`),
    '  procedures number 2: id is missing.',
  ],
  [
    'part of a peso',
    procedure(`{${whole},"price":1.5}`),
    '  Line 1: a price is whole pesos without a point, not 1.5.',
  ],
  [
    'the point of the thousands',
    procedure(`\n{${whole},\n"price": 60.000}`),
    '  Line 3: a price is whole pesos without a point, not 60.000.',
  ],
  ['a negative price', procedure(`{${whole},"price":-1}`), '  procedures "p": price is negative.'],
  [
    'a price in quotes',
    procedure(`{${whole},"price":"60.000"}`),
    '  procedures "p": price must be a number, without quotes, not "60.000".',
  ],
  [
    'too long a duration',
    procedure(`{${whole},"duration":800}`),
    '  procedures "p": duration must be 720 or less.',
  ],
  [
    'a number as a name',
    procedure(`{${whole},"name":7}`),
    '  procedures "p": name must be text in quotes, not 7.',
  ],
  [
    'a member unknown there',
    procedure(`{${whole},"activo":true}`),
    '  procedures "p": unknown member "activo".',
  ],
  [
    'an id with an accent',
    procedure(`{${whole},"id":"endodoncía"}`),
    '  procedures "endodoncía": id must be 1 to 64 letters without accents, digits, - and _.',
  ],
  [
    'an id that is no text',
    procedure(`{${whole},"doctorIds":["a",7]}`),
    '  procedures "p": doctorIds number 2 must be text in quotes, not 7.',
  ],
  ['an empty name', '{"name":""}', '  name is empty.'],
  ['too long a name', `{"name":"${'a'.repeat(121)}"}`, '  name is longer than 120 characters.'],
  [
    'a kind that is none',
    '{"name":"A","payers":[{"id":"x","name":"X","kind":"IPS"}]}',
    '  payers "x": kind must be one of "eps", "prepaid", "insurer", "other", not "IPS".',
  ],
  [
    'a place that is not there',
    '{"name":"A","doctors":[{"id":"a","firstName":"A","lastName":"B","locationIds":["x"]}]}',
    '  doctors "a" works at "x", which is not in locations.',
  ],
  [
    'somebody who is not there',
    procedure(`{${whole},"doctorIds":["x"]}`),
    '  procedures "p" names "x", who is not in doctors.',
  ],
  [
    'one id twice',
    '{"name":"A","locations":[{"id":"x","name":"A"},{"id":"x","name":"B"}]}',
    '  locations "x" is there twice.',
  ],
])('a file with %s is refused with a sentence', (_, content, sentence) => {
  const path = written(content);
  const read = () => readClinicFile(path);
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(sentence);
});

test('each mistake has a line of its own, below the file that has it', () => {
  const path = written('{"nit":7,"phones":1,"locations":[{"id":"x"},{}]}');
  expect(() => readClinicFile(path)).toThrow(
    new SettingsError(
      [
        `CLINIC_FILE cannot be used: ${path}`,
        '  name is missing.',
        '  nit must be text in quotes, not 7.',
        '  locations "x": name is missing.',
        '  locations number 2: id is missing.',
        '  locations number 2: name is missing.',
        '  unknown member "phones".',
      ].join('\n'),
    ),
  );
  const many = written(
    JSON.stringify({ name: 'A', doctors: Array.from({ length: 10 }, () => ({})) }),
  );
  expect(() => readClinicFile(many)).toThrow(/\n {2}And 15 more\.$/);
});

const anclas = '{"name":"Clínica Áncora"}';

test('a file is UTF-8, with its mark or without', () => {
  for (const bytes of [anclas, `\ufeff${anclas}`]) {
    expect(readClinicFile(written(bytes)).name).toBe('Clínica Áncora');
  }
  const ascii = Buffer.from('{"name":"A"}', 'utf16le');
  for (const bytes of [
    Buffer.from(anclas, 'latin1'),
    Buffer.from(`\ufeff${anclas}`, 'utf16le'),
    ascii,
  ]) {
    const path = written(bytes);
    expect(() => readClinicFile(path)).toThrow('is not UTF-8: save it again');
  }
});

test('a doctor out of use is still who performs a procedure', () => {
  const path = written(
    procedure(
      `{${whole},"doctorIds":["a"]}],"locations":[{"id":"x","name":"X"}],"doctors":[{"id":"a","firstName":"A","lastName":"B","locationIds":["x"],"active":false}`,
    ),
  );
  expect(readClinicFile(path).procedures).toMatchObject([{ doctorIds: ['a'] }]);
});

test('a file that is not there is refused, a folder, and one for the demo clinic', () => {
  const none = join(folder, 'none.json');
  expect(() => readClinicFile(none)).toThrow(`${none}\n  There is no such file.`);
  expect(() => readClinicFile(folder)).toThrow('This is a folder');
  expect(() => readSettings({ CLINIC_FILE: EXAMPLE })).toThrow('set CLINIC_SEED=empty');
  expect(readSettings({ CLINIC_FILE: EXAMPLE, CLINIC_SEED: 'empty' }).clinicFile).toBe(EXAMPLE);
});

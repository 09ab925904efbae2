import { describe, expect, it } from 'vitest';
import { readTypedDate, writeTypedDate } from './typed-date';

const read = (text: string, locale = 'es-CO') => {
  const typed = readTypedDate(text, locale);
  return typed.kind === 'date' ? typed.date : typed.kind === 'refused' ? typed.why : typed.kind;
};

describe('readTypedDate', () => {
  it.each([
    '3/5/1988',
    '03/05/1988',
    ' 3 / 5 / 1988 ',
    '3-5-1988',
    '3.5.1988',
    '3 5 1988',
    '03051988',
    '1988-05-03',
    '1988/5/3',
    '19880503',
    '03-MAY-1988',
    '3 de mayo de 1988',
    '3 mayo 1988',
  ])('reads %j as the third of May', (text) => {
    expect(read(text)).toBe('1988-05-03');
  });

  it.each(['5/3/1988', '05031988', '5-3-1988', '1988-05-03', '19880503', 'May 3, 1988'])(
    'reads %j as the third of May where the month comes first',
    (text) => {
      expect(read(text, 'en-US')).toBe('1988-05-03');
    },
  );

  it.each(['3-5-88', '3/5/88', '030588', '3 may 88', '1/1/05'])(
    'does not guess the century of %j',
    (text) => {
      expect(read(text)).toBe('century');
      expect(read(text, 'en-US')).toBe('century');
    },
  );

  it.each([
    '31/02/1988',
    '1988-02-31',
    '29/02/1989',
    '0/5/1988',
    '3/13/1988',
    '3/5',
    '3/5/198',
    '3/5/19888',
    '5/1988',
    '1988',
    '0305198',
    '99999999',
    '3 brumario 1988',
    'ayer',
    '3/5/1988 ?',
    '3/5/1988/1',
    '--',
  ])('refuses %j', (text) => {
    expect(read(text)).toBe('date');
  });

  it('does not swap a day and a month that are in each other’s place', () => {
    expect(read('12/25/1988')).toBe('date');
    expect(read('25/12/1988', 'en-US')).toBe('date');
  });

  it('knows nothing typed from something wrong', () => {
    expect(read('  ')).toBe('none');
  });
});

describe('writeTypedDate', () => {
  it('writes what is read back as the same day', () => {
    expect(writeTypedDate('1988-05-03', 'es-CO')).toBe('03/05/1988');
    expect(writeTypedDate('1988-05-03', 'en-US')).toBe('05/03/1988');
    for (const locale of ['es-CO', 'en-US']) {
      expect(read(writeTypedDate('2004-02-29', locale), locale)).toBe('2004-02-29');
    }
  });

  it('leaves what is no date as it came', () => {
    expect(writeTypedDate('3-5-88', 'es-CO')).toBe('3-5-88');
    expect(writeTypedDate('', 'es-CO')).toBe('');
  });
});

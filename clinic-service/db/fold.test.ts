import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASE_KINDS } from '../testing/fresh-database';
import { startService, type TestService } from '../testing/harness';
import { escapeLike, fold, foldForSorting } from './fold';

describe.each(DATABASE_KINDS)('folding of text, beside %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });
  afterAll(() => service.close());

  test('every letter of Latin-1 and Latin Extended-A folds as in the database', async () => {
    const letters = Array.from({ length: 0x180 - 0xc0 }, (_, index) =>
      String.fromCodePoint(0xc0 + index),
    ).filter((letter) => /\p{L}/u.test(letter));
    const folded = await service.db
      .select({ value: sql<string>`public.fold(letter)` })
      .from(
        sql`jsonb_array_elements_text(${JSON.stringify(letters)}::jsonb) with ordinality as l(letter, n)`,
      )
      .orderBy(sql`n`);
    const different = letters.filter((letter, index) => fold(letter) !== folded[index]?.value);
    expect(different).toEqual([]);
  });
});

test('composed and decomposed letters fold alike', () => {
  expect(fold('Ñáñez'.normalize('NFD'))).toBe('nanez');
  expect(foldForSorting('Ñáñez'.normalize('NFD'))).toBe('n~an~ez');
  expect(escapeLike('50%_\\')).toBe('50\\%\\_\\\\');
});

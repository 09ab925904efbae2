import { expect, test } from 'vitest';
import { charted, SMALL_CATALOG } from '@/lib/testing/charted';
import { describeFinding, evolutionChoices } from './describe-finding';

test('a finding is told in the catalog’s words', () => {
  expect(describeFinding(charted({ evolution: 'done' }), SMALL_CATALOG)).toMatchObject({
    kind: { id: 'hole' },
    label: 'Hueco',
    evolution: 'Hecho',
    step: 1,
  });
});

test('what the catalog does not have is told by its id, and kept as a choice', () => {
  const strange = charted({ catalogFindingId: 'new-one', evolution: 'frozen' });
  expect(describeFinding(strange, SMALL_CATALOG)).toEqual({
    kind: undefined,
    label: 'new-one',
    evolution: 'frozen',
    step: 2,
  });
  const ids = (evolution: string) =>
    evolutionChoices(charted({ evolution }), SMALL_CATALOG).map(({ id }) => id);
  expect(ids('frozen')).toEqual(['frozen', 'todo', 'done']);
  expect(ids('todo')).toEqual(['todo', 'done']);
});

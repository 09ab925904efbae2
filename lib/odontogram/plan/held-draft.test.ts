import { expect, test } from 'vitest';
import { charted, planned } from '@/lib/testing/charted';
import { checkDraft, findingDraftOf, isChanged } from './finding-change';
import { beginDraft, followed } from './held-draft';

const seen = charted({ notes: 'Duele.', plannedItems: [planned()] });
const begun = beginDraft(seen, 'es-CO');
const typed = { ...begun, draft: { ...begun.draft, notes: 'Ya no duele.' } };

test('what was not written follows what a colleague saved', () => {
  const now = charted({ id: 'f9', notes: 'Sangra.', plannedItems: [planned({ quantity: 3 })] });
  expect(followed(begun, now, 'es-CO')).toEqual(beginDraft(now, 'es-CO'));
});

test('what was written stays, and so does what was seen of it; the rest follows', () => {
  const now = charted({ id: 'f9', notes: 'Sangra.', plannedItems: [] });
  const held = followed(typed, now, 'es-CO');
  expect(held.draft).toEqual({ notes: 'Ya no duele.', items: [] });
  expect(held.seen).toMatchObject({ id: 'f9', notes: 'Duele.', plannedItems: [] });
  const base = findingDraftOf(held.seen, 'es-CO');
  expect(checkDraft(held.draft, base)).toEqual({ ok: true, change: { notes: 'Ya no duele.' } });
  // Both wrote notes: that is told.
  expect(isChanged(findingDraftOf(now, 'es-CO'), base)).toBe(true);
});

test('a plan that the service suggests meanwhile is not taken for a colleague’s', () => {
  const expected = beginDraft(charted({ id: 'expected:36/occlusal' }), 'es-CO');
  const now = charted({ plannedItems: [planned()] });
  const held = followed(
    { ...expected, draft: { ...expected.draft, notes: 'Profunda' } },
    now,
    'es-CO',
  );
  expect(held.draft).toMatchObject({ notes: 'Profunda', items: [{ name: 'Resina' }] });
  const base = findingDraftOf(held.seen, 'es-CO');
  expect(isChanged(findingDraftOf(now, 'es-CO'), base)).toBe(false);
});

test('a space or a line at the end of notes stays, for more is about to come', () => {
  for (const notes of ['Duele. ', 'Duele.\n', '  Duele.']) {
    const held = { ...begun, draft: { ...begun.draft, notes } };
    expect(followed(held, seen, 'es-CO').draft.notes).toBe(notes);
  }
});

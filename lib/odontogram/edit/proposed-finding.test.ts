import { expect, test } from 'vitest';
import { charted } from '@/lib/testing/charted';
import { registering, removing } from './edit';
import { proposedFinding } from './merge';

const before = charted({ toothFdi: 55 });
const clash = { toothFdi: 55, surface: before.surface, before, theirs: undefined };

test('what one registers, or leaves as it was, is shown as one’s own; what one removes is not', () => {
  const there = { toothFdi: 55, surface: before.surface };
  const stain = { ...there, catalogFindingId: 'stain' };
  const noted = { kind: 'finding', finding: there, change: { notes: 'x' } } as const;
  expect(proposedFinding(noted, clash, 'first')).toMatchObject({
    notes: 'x',
    evolution: before.evolution,
  });
  expect(proposedFinding(registering(stain), clash, 'first')).toMatchObject({
    ...stain,
    evolution: 'first',
  });
  expect(proposedFinding(removing(there), clash, 'first')).toBeUndefined();
});

test('changing a tooth for its pair leaves nothing on the one that goes, whichever was named', () => {
  const other = { ...clash, toothFdi: 15, before: charted({ toothFdi: 15 }) };
  for (const toothFdi of [15, 55]) {
    const permanent = { kind: 'tooth', toothFdi, dentition: 'permanent' } as const;
    expect(proposedFinding(permanent, clash, 'first')).toBeUndefined();
    expect(proposedFinding(permanent, other, 'first')).toBe(other.before);
    expect(proposedFinding({ ...permanent, dentition: 'temporary' }, clash, 'first')).toBe(before);
  }
});

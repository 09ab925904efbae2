import { describe, expect, test } from 'vitest';
import type { CatalogFinding, ChartFinding } from '@/lib/odontogram/shared/chart-data';
import { charted, planned } from '@/lib/testing/charted';
import { catalogFinding } from '@/lib/testing/odontogram';
import { agreedEdit, atStake, isAnythingAtStake } from './at-stake';
import { proposalOf } from './proposal';

const evolutions = [
  { id: 'todo', label: 'Por hacer' },
  { id: 'paid', label: 'Pagado' },
];
const kind = (id: string, more: Partial<CatalogFinding> = {}) =>
  catalogFinding(id, { scope: 'surface', exclusionGroup: 'decay', ...more });
const whole = (id: string, more: Partial<CatalogFinding> = {}) =>
  kind(id, { scope: 'whole', exclusionGroup: 'tooth', ...more });
const KINDS = {
  decay: kind('decay', { suggestedTreatment: 'Filling' }),
  filling: kind('filling', { exclusionGroup: 'filled' }),
  gone: whole('gone', { removes: 'tooth' }),
  crown: whole('crown'),
  sound: whole('sound', { exclusionGroup: null }),
};
const catalog = { findings: Object.values(KINDS), evolutions };

function stakeOf(
  finding: CatalogFinding,
  place: { readonly toothFdi: number; readonly surface?: string },
  findings: readonly ChartFinding[],
) {
  const chart = { findings: [...findings] };
  const proposal = proposalOf(finding, [place], chart);
  return { proposal, stake: atStake(finding, proposal, chart, catalog) };
}

const onTop = { toothFdi: 26, surface: 'occlusal' };
const paid = charted({
  ...onTop,
  catalogFindingId: 'decay',
  evolution: 'paid',
  plannedItems: [planned({ unitPrice: 140_000 })],
  notes: 'fría',
});

describe('what a finding puts at stake', () => {
  test('a paid treatment is named, whatever the group of the new finding', () => {
    const { stake } = stakeOf(KINDS.filling, onTop, [paid]);
    expect(stake).toEqual({ replaced: [paid], impossible: [] });
  });

  test('so is a filling without a plan, and a finding of another group of the whole tooth', () => {
    const filled = charted({ ...onTop, catalogFindingId: 'filling' });
    expect(stakeOf(KINDS.decay, onTop, [filled]).stake.replaced).toEqual([filled]);
    const crowned = charted({ toothFdi: 26, surface: undefined, catalogFindingId: 'crown' });
    expect(stakeOf(KINDS.gone, { toothFdi: 26 }, [crowned]).stake.replaced).toEqual([crowned]);
  });

  test('a sound tooth is not, unless somebody wrote about it', () => {
    const sound = charted({ toothFdi: 26, surface: undefined, catalogFindingId: 'sound' });
    const quiet = stakeOf(KINDS.crown, { toothFdi: 26 }, [sound]).stake;
    expect(isAnythingAtStake(quiet)).toBe(false);
    const noted = { ...sound, notes: 'sensible' };
    expect(stakeOf(KINDS.crown, { toothFdi: 26 }, [noted]).stake.replaced).toEqual([noted]);
  });

  test('surfaces of a tooth that is taken away are, and what says so beside a new surface', () => {
    expect(stakeOf(KINDS.gone, { toothFdi: 26 }, [paid]).stake.impossible).toEqual([paid]);
    expect(stakeOf(KINDS.crown, { toothFdi: 26 }, [paid]).stake.impossible).toEqual([]);
    const gone = charted({ toothFdi: 26, surface: undefined, catalogFindingId: 'gone' });
    expect(stakeOf(KINDS.decay, onTop, [gone]).stake.impossible).toEqual([gone]);
  });

  test('of a catalog that says nothing of crowns, nothing is impossible', () => {
    const { removes: _, ...gone } = KINDS.gone;
    expect(stakeOf(gone, { toothFdi: 26 }, [paid]).stake.impossible).toEqual([]);
  });
});

describe('what a choice comes to', () => {
  const { proposal, stake } = stakeOf(KINDS.filling, onTop, [paid]);
  const keeps = { keepsWork: true, endsImpossible: false };

  test('plan, price, notes and evolution go over', () => {
    const edit = agreedEdit(proposal.register, stake, keeps, catalog, true);
    expect(edit).toMatchObject({
      register: [
        {
          ...onTop,
          catalogFindingId: 'filling',
          plannedItems: [{ name: 'Resina', unitPrice: 140_000 }],
          notes: 'fría',
          evolution: 'paid',
        },
      ],
      remove: [],
    });
  });

  test('without the evolution where the service cannot set one', () => {
    const edit = agreedEdit(proposal.register, stake, keeps, catalog, false);
    expect(JSON.stringify(edit)).not.toContain('paid');
    expect(JSON.stringify(edit)).toContain('140000');
  });

  test('or all of it is dropped', () => {
    const drops = { keepsWork: false, endsImpossible: false };
    const edit = agreedEdit(proposal.register, stake, drops, catalog, true);
    expect(edit).toMatchObject({ register: [{ ...onTop, catalogFindingId: 'filling' }] });
    expect(JSON.stringify(edit)).not.toContain('140000');
  });

  test('what is impossible is removed in the same change', () => {
    const taken = stakeOf(KINDS.gone, { toothFdi: 26 }, [paid]);
    const ends = { keepsWork: false, endsImpossible: true };
    const edit = agreedEdit(taken.proposal.register, taken.stake, ends, catalog, true);
    expect(edit).toMatchObject({ register: [{ catalogFindingId: 'gone' }], remove: [paid] });
  });
});

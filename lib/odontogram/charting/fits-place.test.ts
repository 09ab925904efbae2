import { describe, expect, it } from 'vitest';
import { randomCatalog } from '@/lib/testing/random-catalog';
import { awaitsSurface, blockedReason, fitOf, misfitOf, placeOf } from './fits-place';

const kind = (scope: string, dentition = 'common') => ({ scope, dentition });
const molar = { toothFdi: 36 };
const top = { toothFdi: 36, surface: 'occlusal' };
const milk = { toothFdi: 75 };

describe('a finding and a place', () => {
  it.each([
    [kind('whole'), molar, undefined],
    [kind('whole'), top, undefined],
    [kind('whole', 'permanent_only'), molar, undefined],
    [kind('whole', 'permanent_only'), milk, 'permanentOnly'],
    [kind('whole', 'temporary_only'), milk, undefined],
    [kind('whole', 'temporary_only'), molar, 'temporaryOnly'],
    [kind('surface'), top, undefined],
    [kind('surface'), molar, 'needsSurface'],
    [kind('surface', 'permanent_only'), milk, 'permanentOnly'],
  ])('%j on %j: %s', (finding, place, why) => {
    expect(misfitOf(finding, place)).toBe(why);
  });

  it('is never blocked by a scope or dentition that nobody knows', () => {
    for (const place of [molar, top, milk]) {
      expect(misfitOf(kind('quadrant', 'supernumerary'), place)).toBeUndefined();
      expect(placeOf(kind('quadrant'), place)).toBe(place);
    }
  });
});

describe('a finding and several places', () => {
  const surfaces = [top, { toothFdi: 36, surface: 'distal' }, { toothFdi: 75, surface: 'mesial' }];

  it('goes onto every surface that can take it, and says which cannot', () => {
    expect(fitOf(kind('surface', 'permanent_only'), surfaces)).toEqual({
      onto: surfaces.slice(0, 2),
      refused: [{ place: surfaces[2], why: 'permanentOnly' }],
      leavesSurfaces: false,
    });
  });

  it('goes onto each whole tooth once, which is said', () => {
    expect(fitOf(kind('whole'), surfaces)).toEqual({
      onto: [molar, milk],
      refused: [],
      leavesSurfaces: true,
    });
  });

  it('is blocked only where no place can take it, and never by an empty selection', () => {
    const onlyPermanent = kind('whole', 'permanent_only');
    expect(blockedReason(onlyPermanent, [molar, milk])).toBeUndefined();
    expect(blockedReason(onlyPermanent, [milk])).toBe('permanentOnly');
    expect(blockedReason(onlyPermanent, [])).toBeUndefined();
  });

  it('waits for its surface where only whole teeth were chosen', () => {
    for (const finding of [kind('surface'), kind('surface', 'permanent_only')]) {
      expect(awaitsSurface(finding, [milk, molar])).toBe(true);
      expect(blockedReason(finding, [milk, molar])).toBeUndefined();
      expect(awaitsSurface(finding, [molar, top])).toBe(false);
      expect(awaitsSurface(finding, [])).toBe(false);
    }
    expect(awaitsSurface(kind('surface', 'permanent_only'), [milk])).toBe(false);
    expect(blockedReason(kind('surface', 'permanent_only'), [milk])).toBe('permanentOnly');
    expect(awaitsSurface(kind('whole'), [molar])).toBe(false);
  });
});

it('whatever the catalog, a place takes a finding or is refused, and what is blocked has a reason', () => {
  const places = [molar, top, milk, { toothFdi: 75, surface: 'mesial' }];
  for (let seed = 0; seed < 60; seed += 1) {
    for (const finding of randomCatalog(seed).findings) {
      const { onto, refused } = fitOf(finding, places);
      const taken = places.filter((place) => misfitOf(finding, place) === undefined);
      expect(taken.length + refused.length).toBe(places.length);
      expect(onto.length > 0).toBe(taken.length > 0);
      for (const place of places) {
        const blocked = blockedReason(finding, [place]) !== undefined;
        const goes = misfitOf(finding, place) === undefined;
        expect([blocked, awaitsSurface(finding, [place]), goes].filter(Boolean)).toHaveLength(1);
      }
    }
  }
});

import { describe, expect, it } from 'vitest';
import {
  counterpartOf,
  DEFAULT_TEMPORARY_TEETH,
  dentitionOf,
  isFdi,
  teethShown,
  temporaryTeethOf,
} from './fdi';

const all = Array.from({ length: 200 }, (_, index) => index - 50).filter(isFdi);

describe('FDI numbers', () => {
  it('are 32 permanent and 20 temporary teeth', () => {
    expect(all.filter((fdi) => dentitionOf(fdi) === 'permanent')).toHaveLength(32);
    expect(all.filter((fdi) => dentitionOf(fdi) === 'temporary')).toHaveLength(20);
  });

  it.each([0, 9, 10, 19, 20, 49, 50, 56, 66, 86, 91, 11.5, Number.NaN, -11])(
    '%s is none',
    (value) => {
      expect(isFdi(value)).toBe(false);
    },
  );

  it.each([
    [55, 15],
    [61, 21],
    [73, 33],
    [84, 44],
  ])('%s makes way for %s', (temporary, permanent) => {
    expect(counterpartOf(temporary)).toBe(permanent);
    expect(counterpartOf(permanent)).toBe(temporary);
  });

  it.each([16, 27, 38, 46, 56, 19])('%s has no pair', (fdi) => {
    expect(counterpartOf(fdi)).toBeUndefined();
  });
});

describe('what a mode shows', () => {
  it('is one dentition for adults and children', () => {
    expect([...teethShown('adult', [53])].sort()).toEqual(
      all.filter((fdi) => dentitionOf(fdi) === 'permanent'),
    );
    expect([...teethShown('child', [])].sort()).toEqual(
      all.filter((fdi) => dentitionOf(fdi) === 'temporary'),
    );
    expect(temporaryTeethOf('adult', [53])).toEqual([]);
    expect(temporaryTeethOf('child', [])).toHaveLength(20);
  });

  it('is one tooth of each pair, and the permanent molars, while it is mixed', () => {
    const shown = teethShown('mixed', DEFAULT_TEMPORARY_TEETH);
    for (const quadrant of [1, 2, 3, 4]) {
      for (const position of [1, 2, 6, 7, 8]) expect(shown).toContain(quadrant * 10 + position);
      for (const position of [3, 4, 5]) expect(shown).toContain((quadrant + 4) * 10 + position);
    }
    expect(shown.size).toBe(32);
    expect(temporaryTeethOf('mixed', [65, 53])).toEqual([53, 65]);
  });
});

import { describe, expect, test } from 'vitest';
import { ALL_RIGHTS, DOCUMENTED_RIGHTS } from '@/lib/testing/fake-chart-service';
import { placeKey } from '../place';
import { type Edit, registering, removing } from './edit';
import { stepsOf } from './edit-steps';

const there = { toothFdi: 36, surface: 'occlusal' };
const found = { ...there, catalogFindingId: 'x' };
const other = { toothFdi: 11, catalogFindingId: 'y' };
const both: Edit = { kind: 'findings', register: [found, other], remove: [{ toothFdi: 12 }] };

describe('with a service that takes a batch', () => {
  test('one edit is one step, whatever is in it', () => {
    expect(stepsOf(both, ALL_RIGHTS)).toEqual({ steps: [both] });
  });
});

describe('without one', () => {
  const rights = { ...ALL_RIGHTS, registerSeveral: false };

  test('what goes is removed first, then each is registered', () => {
    expect(stepsOf(both, rights)).toEqual({
      steps: [removing({ toothFdi: 12 }), registering(found), registering(other)],
    });
  });
  test('what is replaced by another is not removed before', () => {
    const replacing: Edit = { kind: 'findings', register: [found], remove: [there] };
    expect(stepsOf(replacing, rights)).toEqual({ steps: [registering(found)] });
  });
  test('each goes with what was seen where it goes', () => {
    const seen = new Map([[placeKey(there), { known: undefined, expected: undefined }]]);
    expect(stepsOf({ ...both, seen }, rights)).toEqual({
      steps: [removing({ toothFdi: 12 }), registering(found), registering(other)].map((step) => ({
        ...step,
        seen,
      })),
    });
  });
  test('an evolution that is put back is a change of its own', () => {
    expect(stepsOf(registering({ ...found, evolution: 'late' }), rights)).toEqual({
      steps: [
        registering(found),
        { kind: 'finding', finding: found, change: { evolution: 'late' } },
      ],
    });
  });
});

describe('a service that offers the documented alone', () => {
  test.each([
    ['remove', removing(there)],
    ['change', registering({ ...found, evolution: 'late' })],
    ['change', { kind: 'finding', finding: there, change: { notes: '' } }],
    ['sign', { kind: 'sign', signedBy: 'Dra. Luna', version: 1 }],
  ] as const)('lacks %s', (lacking, edit) => {
    expect(stepsOf(edit, DOCUMENTED_RIGHTS)).toEqual({ lacking });
  });
  test('registers and changes the dentition', () => {
    const mode: Edit = { kind: 'mode', mode: 'mixed' };
    expect(stepsOf(mode, DOCUMENTED_RIGHTS)).toEqual({ steps: [mode] });
    expect(stepsOf(registering(found), DOCUMENTED_RIGHTS)).toEqual({ steps: [registering(found)] });
  });
});

import { expect, it } from 'vitest';
import { findingView } from '@/lib/testing/odontogram';
import { emptyView } from '../chart-views';
import type { FindingView, ToothView } from '../tooth-view';
import { notDrawn } from './not-drawn';

function reasons(finding: Partial<FindingView>, of: Partial<ToothView> = {}, fdi = 36) {
  const view = { ...emptyView(fdi), whole: [findingView('a', finding)], ...of };
  return notDrawn(new Map([[fdi, view]])).map((each) => each.reasons);
}

it('what is drawn as it is asked for is not told', () => {
  expect(reasons({})).toEqual([]);
  expect(reasons({ symbol: '●' })).toEqual([]);
  expect(reasons({ symbol: 'XY' })).toEqual([]);
});

it('what is not is told with every reason', () => {
  expect(reasons({ isKnown: false })).toEqual([['finding']]);
  expect(reasons({ symbol: 'spiral@crown' })).toEqual([['symbol']]);
  expect(reasons({ symbol: 'spiral@crown', color: 'red' })).toEqual([['symbol', 'color']]);
  expect(reasons({ color: '#12' }, {}, 99)).toEqual([['tooth', 'color']]);
  expect(reasons({}, { whole: [], elsewhere: [findingView('b')] })).toEqual([['surface']]);
});

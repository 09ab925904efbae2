import { expect, test } from 'vitest';
import { carriedBy, columnOf } from './carry-key';

const column = (doctorId: string) => ({
  doctorId,
  date: '2026-11-23',
  entries: [],
  day: undefined,
});
const columns = [column('ana'), column('eva')];
const place = {
  date: '2026-11-23',
  doctorId: 'ana',
  locationId: 'north',
  from: 600,
  to: 630,
};
const press = (key: string, shiftKey = false, from = place) =>
  carriedBy({ key, shiftKey }, from, columns);

test('arrows carry in quarters, with Shift by five minutes, pages by hours', () => {
  expect(press('ArrowDown')).toEqual({ ...place, from: 615, to: 645 });
  expect(press('ArrowUp')).toEqual({ ...place, from: 585, to: 615 });
  expect(press('ArrowDown', true)).toEqual({ ...place, from: 605, to: 635 });
  expect(press('PageUp')).toEqual({ ...place, from: 540, to: 570 });
  expect(press('PageDown')).toEqual({ ...place, from: 660, to: 690 });
});

test('left and right carry to the next column, and no further than the last', () => {
  expect(press('ArrowRight')).toEqual({ ...place, doctorId: 'eva' });
  expect(press('ArrowLeft')).toEqual(place);
  const eva = { ...place, doctorId: 'eva' };
  expect(press('ArrowRight', false, eva)).toEqual(eva);
  expect(columnOf(eva, columns)).toBe(1);
  expect(columnOf({ ...eva, date: '2026-11-24' }, columns)).toBe(-1);
});

test('plus and minus change the length; other keys carry nothing', () => {
  expect(press('+')?.to).toBe(635);
  expect(press('=')?.to).toBe(635);
  expect(press('-')?.to).toBe(625);
  expect(press('Home')).toBeUndefined();
});

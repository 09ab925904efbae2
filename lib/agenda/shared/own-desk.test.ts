import { expect, test } from 'vitest';
import { deskOfFilters, filtersOfDesk, isSameDesk } from './own-desk';

test('filters of one place are a desk, and a desk begins with its filters', () => {
  const desk = deskOfFilters({ doctors: ['ana', 'luis'], locations: ['north'] });
  expect(desk).toEqual({ locationId: 'north', doctorIds: ['ana', 'luis'] });
  expect(filtersOfDesk({ locationId: 'north', doctorIds: ['ana'] })).toEqual({
    doctors: ['ana'],
    locations: ['north'],
  });
  expect(filtersOfDesk({ doctorIds: [] })).toEqual({ doctors: [], locations: [] });
  expect(deskOfFilters({ doctors: [], locations: ['north', 'south'] })).toBeUndefined();
});

test('the order of the doctors makes no other desk', () => {
  const desk = { locationId: 'north', doctorIds: ['ana', 'luis'] };
  expect(isSameDesk(desk, { ...desk, doctorIds: ['luis', 'ana'] })).toBe(true);
  expect(isSameDesk(desk, { doctorIds: ['ana', 'luis'] })).toBe(false);
});

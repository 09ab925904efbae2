import { expect, test } from 'vitest';
import { loadProcedureView, procedureListQuery, proceduresHref } from './procedure-view';

const parse = (query: string) => loadProcedureView(`?${query}`);

test('an address is read, and written without what is the default', () => {
  const href = '/procedures?search=resina&specialty=Endodoncia&status=all&page=3';
  const view = parse(href.split('?')[1] ?? '');
  expect(view).toEqual({ search: 'resina', specialty: 'Endodoncia', status: 'all', page: 3 });
  expect(proceduresHref(view)).toBe(href);
  expect(proceduresHref(parse(''))).toBe('/procedures');
  expect(procedureListQuery(parse(''))).toEqual({ page: 1, limit: 50, status: 'active' });
  expect(procedureListQuery(view)).toEqual({
    page: 3,
    limit: 50,
    search: 'resina',
    specialty: 'Endodoncia',
  });
});

test.each(['page=0', 'page=x', 'status=gone', 'search=%20'])('%s means nothing', (query) => {
  expect(parse(query)).toEqual(parse(''));
});

test('a page beyond all is the last that can be asked for', () => {
  expect(parse('page=99999').page).toBe(10_000);
});

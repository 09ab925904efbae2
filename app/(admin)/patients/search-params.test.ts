import { describe, expect, it } from 'vitest';
import {
  loadPatientsView,
  type PatientsView,
  patientsHref,
  patientsListQuery,
} from './search-params';

const parse = (params: Record<string, string | string[] | undefined>): PatientsView =>
  loadPatientsView(params);

describe('loadPatientsView', () => {
  it('reads search, status and page', () => {
    expect(parse({ search: ' perez maria ', status: 'inactive', page: '3' })).toEqual({
      search: 'perez maria',
      status: 'inactive',
      page: 3,
    });
  });

  it.each(['abc', '0', '-1', '1.5', '1e3', '', ' 2', '９'])('page %j is the first page', (page) => {
    expect(parse({ page }).page).toBe(1);
  });

  it('bounds the page and the search', () => {
    expect(parse({ page: '999999' }).page).toBe(10_000);
    expect(parse({ search: 'x'.repeat(300) }).search).toHaveLength(200);
  });

  it('ignores a status it does not know, and repeats', () => {
    expect(parse({ status: 'xx' }).status).toBeNull();
    expect(parse({ search: ['ana', 'rosa'] }).search).toBe('ana');
    expect(parse({})).toEqual({ search: '', status: null, page: 1 });
  });

  it.each(['🦷', '%', "'", '<img onerror>', '\u0000'])('keeps %j as text', (search) => {
    expect(parse({ search }).search).toBe(search);
  });
});

describe('patientsHref', () => {
  it('leaves out what is the default', () => {
    expect(patientsHref({ search: '', status: null, page: 1 })).toBe('/patients');
  });

  it('reads back as it was written', () => {
    const view: PatientsView = { search: 'a&b=%+ñ 🦷', status: 'active', page: 12 };
    const url = new URL(patientsHref(view), 'http://clinic.test');
    expect(loadPatientsView(url)).toEqual(view);
  });
});

describe('patientsListQuery', () => {
  it('says nothing of what is not asked', () => {
    expect(patientsListQuery({ search: '', status: null, page: 2 })).toEqual({
      page: 2,
      limit: 20,
    });
    expect(patientsListQuery({ search: 'ana', status: 'active', page: 1 })).toEqual({
      page: 1,
      limit: 20,
      search: 'ana',
      totals: 'bounded',
      match: 'alike',
      status: 'active',
    });
  });
});

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { createSerializer, parseAsStringLiteral } from 'nuqs';
import { NuqsAdapter } from 'nuqs/adapters/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '@/lib/testing/render-app';
import { parseAsPage, parseAsSearch } from '@/lib/url-parsers';
import { useListScreen } from './use-list-screen';

const PARAMS = {
  search: parseAsSearch,
  status: parseAsStringLiteral(['open', 'closed']),
  page: parseAsPage,
};
const serialize = createSerializer(PARAMS);
const path = window.location.pathname;

/** What was asked for, each with the way to answer it. */
let asked: { search: string; answer: (found: string) => void }[] = [];

beforeEach(() => {
  asked = [];
  window.history.pushState(null, '', path);
});

function List() {
  const { view, list, text, type, searchNow, isStale, change, hrefOf } = useListScreen({
    params: PARAMS,
    href: (of) => serialize(path, of),
    query: ({ search, status, page }) =>
      queryOptions({
        queryKey: ['list', search, status ?? '', page],
        queryFn: () => new Promise<string>((answer) => asked.push({ search, answer })),
        placeholderData: keepPreviousData,
      }),
    failed: undefined,
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        searchNow();
      }}
    >
      <input aria-label="Search" value={text} onChange={(event) => type(event.target.value)} />
      <button type="button" onClick={() => change({ status: 'open' })}>
        Open
      </button>
      <button type="button" onClick={() => type('')}>
        Clear
      </button>
      <a href={hrefOf({ page: 3 })}>Third</a>
      <p>{`status ${view.status} page ${view.page}`}</p>
      <output>{isStale ? `(${list.data})` : list.data}</output>
    </form>
  );
}

async function open() {
  const { screen } = await renderApp(
    <NuqsAdapter>
      <List />
    </NuqsAdapter>,
  );
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  return screen;
}

const answerTo = async (search: string, found: string) => {
  await vi.waitFor(() => expect(asked.at(-1)?.search).toBe(search));
  asked.at(-1)?.answer(found);
};
const address = () => window.location.search;

test('a search starts after a pause in typing, and replaces the address', async () => {
  const screen = await open();
  await answerTo('', 'all');
  await expect.element(screen.getByRole('status')).toHaveTextContent(/^all$/);
  const steps = window.history.length;
  await screen.getByLabelText('Search').fill(' ana ');
  await expect.element(screen.getByRole('status')).toHaveTextContent(/^\(all\)$/);
  await answerTo('ana', 'Ana');
  await expect.element(screen.getByRole('status')).toHaveTextContent(/^Ana$/);
  await expect.element(screen.getByLabelText('Search')).toHaveValue(' ana ');
  await vi.waitFor(() => expect(address()).toBe('?search=ana'));
  expect(window.history.length).toBe(steps);
});

test('an answer to an earlier search is not shown for a later one', async () => {
  const screen = await open();
  await answerTo('', 'all');
  const box = screen.getByLabelText('Search');
  await box.fill('a');
  await vi.waitFor(() => expect(asked.at(-1)?.search).toBe('a'));
  const [, first] = asked;
  await box.fill('an');
  await answerTo('an', 'Ana, Andrés');
  first?.answer('Ada');
  await expect.element(screen.getByRole('status')).toHaveTextContent(/^Ana, Andrés$/);
});

test('Enter searches now, clearing the box at once, and each from the first page on', async () => {
  window.history.replaceState(null, '', `${path}?page=4`);
  const screen = await open();
  const box = screen.getByLabelText('Search');
  await box.fill('rosa');
  screen.container.querySelector('form')?.requestSubmit();
  await answerTo('rosa', 'Rosa');
  await expect.element(screen.getByText('status null page 1')).toBeVisible();
  await vi.waitFor(() => expect(address()).toBe('?search=rosa'));
  await screen.getByText('Clear').click();
  await vi.waitFor(() => expect(address()).toBe(''));
});

test('a filter is a step that Back takes back, and keeps the search', async () => {
  window.history.replaceState(null, '', `${path}?search=ana&page=2`);
  const screen = await open();
  await expect.element(screen.getByLabelText('Search')).toHaveValue('ana');
  await expect
    .element(screen.getByText('Third'))
    .toHaveAttribute('href', `${path}?search=ana&page=3`);
  await screen.getByText('Open').click();
  await vi.waitFor(() => expect(address()).toBe('?search=ana&status=open'));
  await screen.getByLabelText('Search').fill('rosa');
  await vi.waitFor(() => expect(address()).toBe('?search=rosa&status=open'));
  window.history.back();
  await vi.waitFor(() => expect(address()).toBe('?search=ana&page=2'));
  await expect.element(screen.getByLabelText('Search')).toHaveValue('ana');
  await expect.element(screen.getByText('status null page 2')).toBeVisible();
});

test('an address that changes by another way refills the box', async () => {
  const screen = await open();
  await screen.getByLabelText('Search').fill('ana');
  await vi.waitFor(() => expect(address()).toBe('?search=ana'));
  window.history.pushState(null, '', `${path}?search=rosa`);
  await expect.element(screen.getByLabelText('Search')).toHaveValue('rosa');
});

import { expect, test, vi } from 'vitest';
import { renderApp } from '@/lib/testing/render-app';
import { ReceivableFilters } from './receivable-filters';

const VIEW = { search: '', age: null, sort: 'balance', asOf: null, page: 1 } as const;

test('an order and a whole date are asked for; half a date waits, and a wrong one is told', async () => {
  const changed = vi.fn();
  const { screen } = await renderApp(
    <ReceivableFilters
      view={VIEW}
      text=""
      today="2026-11-20"
      onType={vi.fn()}
      onSearch={vi.fn()}
      onChange={changed}
    />,
  );
  await screen.getByLabelText('Sort by').selectOptions('Oldest debt');
  expect(changed).toHaveBeenLastCalledWith({ sort: 'oldest' });
  await screen.getByLabelText('With debt of').selectOptions('31–60 days');
  expect(changed).toHaveBeenLastCalledWith({ age: 'days31To60' });
  const date = screen.getByLabelText('As of', { exact: true });
  await date.fill('10/');
  expect(changed).toHaveBeenCalledTimes(2);
  await date.fill('10/31/2026');
  expect(changed).toHaveBeenLastCalledWith({ asOf: '2026-10-31' });
  await date.fill('13/45/2026');
  await screen.getByRole('searchbox').click();
  await expect.element(date).toHaveAttribute('aria-invalid', 'true');
});

test('what narrows the list is taken away at once', async () => {
  const [typed, changed] = [vi.fn(), vi.fn()];
  const { screen } = await renderApp(
    <ReceivableFilters
      view={{ ...VIEW, asOf: '2026-10-31' }}
      text="zapata"
      today="2026-11-20"
      onType={typed}
      onSearch={vi.fn()}
      onChange={changed}
    />,
  );
  await expect.element(screen.getByLabelText('As of', { exact: true })).toHaveValue('10/31/2026');
  await screen.getByRole('button', { name: 'Clear filters' }).click();
  expect(typed).toHaveBeenCalledWith('');
  expect(changed).toHaveBeenCalledWith({ search: '', age: null, asOf: null });
});

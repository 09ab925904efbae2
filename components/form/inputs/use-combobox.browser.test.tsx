import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '@/lib/testing/render-app';
import { useCombobox } from './use-combobox';

const CITIES = ['Cali', 'Medellín', 'Pasto'];

interface Answer {
  options: readonly string[];
  count?: number;
}

interface CityProps {
  begin?: 'option' | 'text';
  /** Comes when the test presses "Answer". Without one the list is there from the beginning. */
  late?: Answer;
  onPick: (city: string) => void;
  onNone: () => void;
}

function City({ begin = 'option', late, onPick, onNone }: CityProps) {
  const [isShown, setShown] = useState(true);
  const [isLooking, setLooking] = useState(late !== undefined);
  const { options, ...counted } = isLooking ? { options: CITIES } : (late ?? { options: CITIES });
  const { inputProps, listProps, optionProps } = useCombobox({
    label: 'Cities',
    options,
    ...counted,
    begin,
    isShown,
    isLooking,
    onPick,
    onNone,
    onOpen: () => setShown(true),
    onClose: () => setShown(false),
  });
  return (
    <form aria-label="Trip" onSubmit={() => onPick('the form')}>
      <input aria-label="City" {...inputProps} />
      <div {...listProps}>
        {options.map((city, index) => (
          <div key={city} {...optionProps(index)}>
            {city}
          </div>
        ))}
      </div>
      <button type="button" onClick={() => setLooking(false)}>
        Answer
      </button>
    </form>
  );
}

async function shown(given: Pick<CityProps, 'begin' | 'late'> = {}) {
  const onPick = vi.fn();
  const onNone = vi.fn();
  const { screen } = await renderApp(<City {...given} onPick={onPick} onNone={onNone} />);
  const field = screen.getByRole('combobox');
  await field.click();
  return {
    field,
    press: (keys: string) => userEvent.keyboard(keys),
    /** The option that the field says is meant; empty where none is. */
    meant() {
      const id = field.element().getAttribute('aria-activedescendant');
      return id === null ? '' : document.getElementById(id)?.textContent;
    },
    answer: () => screen.getByRole('button', { name: 'Answer' }).click(),
    onPick,
    onNone,
    screen,
  };
}

test('the arrows go round the options', async () => {
  const { press, meant, onPick } = await shown();
  expect(meant()).toBe('Cali');
  await press('{ArrowUp}');
  expect(meant()).toBe('Pasto');
  await press('{ArrowDown}{ArrowDown}');
  expect(meant()).toBe('Medellín');
  await press('{Enter}');
  expect(onPick.mock.calls).toEqual([['Medellín']]);
});

test('where the text itself may be meant, they pass by it', async () => {
  const { press, meant, onPick, onNone } = await shown({ begin: 'text' });
  expect(meant()).toBe('');
  await press('{ArrowUp}');
  expect(meant()).toBe('Pasto');
  await press('{ArrowDown}');
  expect(meant()).toBe('');
  await press('{Enter}');
  expect([onPick.mock.calls.length, onNone.mock.calls.length]).toEqual([0, 1]);
});

test('Control Enter picks what an arrow marked, and is left to the form otherwise', async () => {
  const { press, onPick, onNone } = await shown({ begin: 'text' });
  await press('{Control>}{Enter}{/Control}');
  expect([onPick.mock.calls.length, onNone.mock.calls.length]).toEqual([0, 0]);
  await press('{ArrowDown}{Control>}{Enter}{/Control}');
  expect(onPick.mock.calls).toEqual([['Cali']]);
});

test('Enter before the answer waits for it, and picks the one that there is', async () => {
  const { press, meant, answer, onPick } = await shown({ late: { options: ['Pasto'] } });
  expect(meant()).toBe('');
  await press('{Enter}');
  expect(onPick).not.toHaveBeenCalled();
  await answer();
  expect(onPick.mock.calls).toEqual([['Pasto']]);
});

test.each([
  { name: 'several', late: { options: CITIES } },
  { name: 'the first of several', late: { options: ['Pasto'], count: 300 } },
])('it picks none of $name', async ({ late }) => {
  const { press, answer, onPick, onNone } = await shown({ late });
  await press('{Enter}');
  await answer();
  expect([onPick.mock.calls.length, onNone.mock.calls.length]).toEqual([0, 1]);
});

test('Escape closes the list, an arrow opens it, and a click picks from it', async () => {
  const { field, press, meant, onPick, screen } = await shown();
  await press('{Escape}');
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  expect(meant()).toBe('');
  await press('{ArrowDown}');
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  await screen.getByRole('option', { name: 'Medellín' }).click();
  expect(onPick.mock.calls).toEqual([['Medellín']]);
});

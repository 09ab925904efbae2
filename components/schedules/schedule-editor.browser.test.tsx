import { type ReactNode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { formatTime } from '@/lib/kit/dates/time-format';
import { isGuarded } from '@/lib/leave-guard';
import { type HeldCall, holdCalls, renderApp } from '@/lib/testing/render-app';
import messages from '@/messages/en-US.json';
import { ScheduleEditor } from './schedule-editor';

const words = messages.schedules;
const monday = { day: 'monday', locationId: 'north', startTime: '08:00', endTime: '12:00' };
const friday = { ...monday, day: 'friday' };
const loaded = { workingDays: [monday, friday], exceptions: ['2031-02-03'] };
const time = (hour: number, minute: number) => formatTime(hour * 60 + minute, 'en-US');
const until = (endTime: string) => ({ ...loaded, workingDays: [monday, { ...friday, endTime }] });

const editor = (
  <ScheduleEditor
    doctorId="d1"
    initial={loaded}
    places={[{ id: 'north', name: 'North' }]}
    assignable={['north']}
    isLearned={false}
    today="2031-01-01"
  />
);

/** A page that the form can be left on, and come back to. */
function Page({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Leave' : 'Come back'}
      </button>
      {isOpen && children}
    </>
  );
}

afterEach(() => vi.unstubAllGlobals());

async function open() {
  const all = holdCalls();
  const { screen } = await renderApp(<Page>{editor}</Page>);
  const isOfSchedule = ({ path }: HeldCall) => path.endsWith('/doctors/schedule/d1');
  const end = screen.getByRole('textbox', { name: 'To, Friday, block 1', exact: true });
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  return {
    screen,
    end,
    press,
    calls: () => all.filter(isOfSchedule),
    from: screen.getByRole('textbox', { name: 'Day', exact: true }),
    alert: screen.getByRole('alert'),
    save: () => press(words.save),
    /** The call of the schedule of that number, once it is there. */
    async call(number: number, method: string) {
      await expect.poll(() => all.filter(isOfSchedule)[number - 1]?.method).toBe(method);
      return all.filter(isOfSchedule)[number - 1] as HeldCall;
    },
  };
}

test('it is read again before the parts that changed are sent, and the form goes on from there', async () => {
  const { screen, end, save, call, calls } = await open();
  const button = screen.getByRole('button', { name: words.save, exact: true });
  await expect.element(button).toHaveAccessibleDescription(words.nothingChanged);
  await end.fill('11');
  await save();
  (await call(1, 'GET')).answer(200, loaded);
  const sent = await call(2, 'PUT');
  expect(sent.body).toEqual({ workingDays: until('11:00').workingDays });
  expect(sent.key).toMatch(/^[0-9a-f-]{36}$/);
  await expect
    .element(screen.getByRole('button', { name: words.saving }))
    .toHaveAttribute('aria-busy');
  sent.answer(200, { doctorId: 'd1', ...until('11:00') });
  await expect.element(button).toHaveAccessibleDescription(words.nothingChanged);
  await expect.element(end).toHaveValue(time(11, 0));
  // The next change has a key of its own. Sent by the keyboard it leaves the focus where it was.
  await end.fill('10');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  (await call(3, 'GET')).answer(200, until('11:00'));
  const next = await call(4, 'PUT');
  expect(next.key).not.toBe(sent.key);
  next.answer(200, until('10:00'));
  await expect.element(button).toHaveAccessibleDescription(words.nothingChanged);
  await expect.element(end).toHaveFocus();
  expect(isGuarded()).toBe(false);
  expect(calls()).toHaveLength(4);
});

test('what others changed elsewhere is kept', async () => {
  const { screen, end, save, call } = await open();
  await end.fill('11');
  await save();
  const exceptions = ['2031-02-03', '2031-02-05'];
  (await call(1, 'GET')).answer(200, { ...loaded, exceptions });
  const sent = await call(2, 'PUT');
  expect(Object.keys(sent.body as object)).toEqual(['workingDays']);
  sent.answer(200, { ...until('11:00'), exceptions });
  await expect
    .element(screen.getByRole('button', { name: 'Remove Wednesday, February 5, 2031' }))
    .toBeVisible();
  await expect.element(screen.getByText(words.nothingChanged)).toBeVisible();
});

test('where both changed the same part both are shown, and one is saved by decision', async () => {
  const { screen, end, press, save, call, calls, alert } = await open();
  await end.fill('11');
  await save();
  (await call(1, 'GET')).answer(200, until('14:00'));
  await expect.element(alert).toHaveFocus();
  await expect.element(alert).toHaveTextContent(words.clash.title);
  await expect.element(alert).toHaveTextContent(/2:00.PM/);
  expect(calls()).toHaveLength(1);
  await press(words.clash.keep);
  (await call(2, 'GET')).answer(200, until('14:00'));
  const sent = await call(3, 'PUT');
  expect(sent.body).toEqual({ workingDays: until('11:00').workingDays });
  sent.answer(200, until('11:00'));
  await expect.element(screen.getByText(words.nothingChanged)).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();

  await end.fill('10');
  await save();
  (await call(4, 'GET')).answer(200, until('14:30'));
  await press(words.discard);
  await expect.element(end).toHaveValue(time(14, 30));
  await end.fill('10');
  await save();
  (await call(5, 'GET')).answer(200, until('14:45'));
  await press(words.clash.take);
  await expect.element(end).toHaveValue(time(14, 45));
  await expect.element(alert).toHaveTextContent(words.clash.taken);
  await press(words.clash.goOn);
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(screen.getByText(words.nothingChanged)).toBeVisible();
});

test('after a lost answer it is read, and nothing is sent unasked', async () => {
  const { screen, end, press, save, call, calls, alert } = await open();
  await end.fill('11');
  await save();
  (await call(1, 'GET')).answer(200, loaded);
  const sent = await call(2, 'PUT');
  sent.answer(504, { code: 'OUTCOME_UNKNOWN', details: { next: 'look' } });
  await expect.element(alert).toHaveTextContent(words.unknown.title);
  await expect.element(end).toBeDisabled();
  await press('Check again');
  (await call(3, 'GET')).answer(200, loaded);
  await expect.element(screen.getByText(words.unknown.notSaved)).toBeVisible();
  await expect.element(end).toHaveValue(time(11, 0));
  await save();
  (await call(4, 'GET')).answer(200, loaded);
  const again = await call(5, 'PUT');
  // Our server knows the first key as one of unknown outcome.
  expect(again.key).not.toBe(sent.key);
  again.lose();
  await press('Check again');
  (await call(6, 'GET')).answer(200, until('11:00'));
  await expect.element(screen.getByText(words.nothingChanged)).toBeVisible();
  expect(calls()).toHaveLength(6);
});

test('who comes back finds what was sent, and what became of it', async () => {
  const { screen, end, press, save, call } = await open();
  await end.fill('11');
  await save();
  (await call(1, 'GET')).answer(200, loaded);
  const sent = await call(2, 'PUT');
  await press('Leave');
  await press('Come back');
  await expect
    .element(screen.getByRole('button', { name: words.saving }))
    .toHaveAttribute('aria-busy');
  sent.lose();
  await expect.element(screen.getByText(words.unknown.title, { exact: true })).toBeVisible();
  await press('Leave');
  await press('Come back');
  await expect.element(end).toHaveValue(time(11, 0));
  await press('Check again');
  (await call(3, 'GET')).answer(200, until('11:00'));
  await expect.element(screen.getByText(words.nothingChanged)).toBeVisible();
});

test('a schedule that cannot be read again is not saved, and what is typed stays', async () => {
  const { end, save, call, calls, alert } = await open();
  await end.fill('11');
  expect(isGuarded()).toBe(true);
  await save();
  (await call(1, 'GET')).answer(503, { code: 'SERVICE_UNAVAILABLE', correlationId: 'c-1' });
  await expect.element(alert).toHaveFocus();
  await expect.element(alert).toHaveTextContent('c-1');
  await expect.element(end).toBeEnabled();
  await expect.element(end).toHaveValue(time(11, 0));
  await save();
  (await call(2, 'GET')).answer(200, loaded);
  await call(3, 'PUT');
  expect(calls()).toHaveLength(3);
});

test('what the service refuses is told at its field until something is changed', async () => {
  const { screen, end, save, call, alert } = await open();
  await end.fill('11');
  await save();
  (await call(1, 'GET')).answer(200, loaded);
  const fields = [{ path: 'workingDays.0.startTime', code: 'house_rule' }];
  (await call(2, 'PUT')).answer(422, { code: 'VALIDATION_ERROR', fields });
  const start = screen.getByRole('textbox', { name: 'From, Monday, block 1', exact: true });
  await expect.element(start).toHaveAttribute('aria-invalid', 'true');
  await expect.element(alert).toHaveFocus();
  await alert.getByRole('button', { name: words.errors.refused }).click();
  await expect.element(start).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(screen.getByText(words.errors.refused)).not.toBeInTheDocument();
  await expect.element(alert).not.toBeInTheDocument();
});

test('errors of the week are told as it is typed, and lead to their fields', async () => {
  const { screen, end, press, save, calls, alert } = await open();
  await end.fill('7');
  await expect.element(end).toHaveAttribute('aria-invalid', 'true');
  await expect.element(alert).not.toBeInTheDocument();
  await save();
  await expect.element(alert).toHaveFocus();
  await alert.getByRole('button').click();
  await expect.element(end).toHaveFocus();
  await press(words.discard);
  await expect.element(end).toHaveValue(time(12, 0));
  await expect.element(alert).not.toBeInTheDocument();
  await press('Add a block on Sunday');
  await expect
    .element(screen.getByRole('textbox', { name: 'From, Sunday, block 1', exact: true }))
    .toHaveFocus();
  expect(calls()).toEqual([]);
});

test('an absence is added first: a range that makes none is told, and nothing is saved without it', async () => {
  const { screen, end, from, press, save, call, alert } = await open();
  const last = screen.getByRole('textbox', { name: /^Until/ });
  await from.fill('2/10/2031');
  await last.fill('2/9/2031');
  await userEvent.keyboard('{Enter}');
  await expect.element(from).toHaveAccessibleDescription(words.exceptions.problems.order);
  await expect.element(from).toHaveFocus();
  await last.fill('');
  await expect.element(from).toHaveAccessibleDescription(words.exceptions.notAdded);
  const button = screen.getByRole('button', { name: words.save, exact: true });
  await expect.element(button).toHaveAccessibleDescription(words.exceptions.addFirst);
  expect(isGuarded()).toBe(true);
  await end.fill('11');
  await save();
  await expect.element(alert).toHaveTextContent(words.exceptions.addFirst);
  await expect.element(alert).toHaveFocus();
  await alert.getByRole('button').click();
  await expect.element(from).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(from).toHaveValue('');
  await expect.element(alert).not.toBeInTheDocument();
  await press('Remove Monday, February 3, 2031');
  await expect.element(from).toHaveFocus();
  await save();
  (await call(1, 'GET')).answer(200, loaded);
  expect((await call(2, 'PUT')).body).toMatchObject({ exceptions: ['2031-02-10'] });
});

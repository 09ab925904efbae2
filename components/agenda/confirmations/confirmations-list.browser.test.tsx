import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Contact } from '@/lib/agenda/confirmations/contact';
import type { AgendaEntry } from '@/lib/agenda/rules/agenda-entry';
import { entryAt } from '@/lib/testing/agenda-entry';
import { leads } from '@/lib/testing/fake-navigation';
import { holdCalls, renderApp } from '@/lib/testing/render-app';
import { ConfirmationsList } from './confirmations-list';

afterEach(() => {
  vi.unstubAllGlobals();
  leads.length = 0;
});

const names = { doctorOf: (id: string) => `Dr. ${id}`, placeOf: () => 'North' };
const CONTACTS: Readonly<Record<string, Contact | 'loading'>> = {
  maria: { name: 'María Paz', firstName: 'María', phone: '310 555 0142' },
  luis: { name: 'Luis Rey', firstName: 'Luis', phone: '601 228 1260' },
  eva: 'unread',
};

async function listed(entries: readonly AgendaEntry[]) {
  const calls = holdCalls();
  const onSaid = vi.fn();
  const { screen } = await renderApp(
    <ConfirmationsList
      entries={entries}
      contactOf={(id) => CONTACTS[id] ?? 'failed'}
      names={names}
      writing={{ text: 'Hi, {name} 👋\n{date}, {time}, {place}', language: 'en-US' }}
      onSaid={onSaid}
    />,
  );
  return { calls, screen, onSaid };
}

const two = [
  entryAt('a', 600, { patient: 'María Paz' }),
  entryAt('b', 660, { patientId: 'luis', patient: 'Luis Rey', call: 'no_answer' }),
];

test('one key says what came of a call, the arrows go on, and the same key takes it back', async () => {
  const { calls, screen, onSaid } = await listed(two);
  const of = (name: string, outcome: string) =>
    screen.getByRole('group', { name: `Result of calling ${name}` }).getByText(outcome);
  of('María Paz', 'Confirmed').element().closest('button')?.focus();
  await userEvent.keyboard('1');
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    path: '/api/agenda/confirmations',
    body: { appointmentId: 'a', date: '2026-11-23', from: 600, outcome: 'confirmed' },
  });
  calls[0]?.answer(200, { id: 'a' });
  await expect.poll(() => onSaid.mock.calls).toEqual([['María Paz', 'confirmed']]);
  await userEvent.keyboard('{ArrowDown}2');
  await expect.poll(() => calls).toHaveLength(2);
  expect(calls[1]?.body).toMatchObject({ appointmentId: 'b', outcome: 'none' });
});

test('who will change leads to the appointment on the agenda, once that is kept', async () => {
  const { calls, screen } = await listed(two.slice(0, 1));
  await userEvent.click(screen.getByRole('button', { name: 'Will change' }));
  await expect.poll(() => calls).toHaveLength(1);
  expect(leads).toEqual([]);
  calls[0]?.answer(200, { id: 'a' });
  await expect.poll(() => leads).toEqual(['/agenda?date=2026-11-23&appointment=a']);
});

test('a refusal and a lost answer are said at the patient, and it can be sent again', async () => {
  const { calls, screen } = await listed(two.slice(0, 1));
  const confirmed = screen.getByRole('button', { name: 'Confirmed' });
  await userEvent.click(confirmed);
  await expect.poll(() => calls).toHaveLength(1);
  calls[0]?.lose();
  await expect.element(screen.getByText(/We don’t know if this was saved/)).toBeVisible();
  await userEvent.click(confirmed);
  await expect.poll(() => calls).toHaveLength(2);
  expect(calls[1]?.body).toEqual(calls[0]?.body);
  calls[1]?.answer(409, { code: 'APPOINTMENT_MOVED', correlationId: 'c' });
  await expect.element(screen.getByText(/moved or canceled/)).toBeVisible();
});

test('WhatsApp opens with the text for a mobile; why not is said of a landline and an unread number', async () => {
  const { screen } = await listed([...two, entryAt('c', 720, { patientId: 'eva' })]);
  const link = screen.getByRole('link', { name: 'Message María Paz on WhatsApp' }).element();
  const url = new URL(link.getAttribute('href') ?? '');
  expect([url.host, url.pathname]).toEqual(['wa.me', '/573105550142']);
  expect(url.searchParams.get('text')).toBe('Hi, María 👋\nMonday, November 23, 10:00 AM, North');
  expect(screen.getByRole('link', { name: /on WhatsApp/ }).elements()).toHaveLength(1);
  await expect.element(screen.getByText(/it’s a landline/)).toBeVisible();
  await expect.element(screen.getByText('We couldn’t look up the phone')).toBeVisible();
});

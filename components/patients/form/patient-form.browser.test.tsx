import { afterEach, expect, test, vi } from 'vitest';
import { useChange } from '@/lib/changes/use-change';
import type { changePatient, createPatient } from '@/lib/contract/patients';
import { patientRoutes } from '@/lib/contract/routes/patient-routes';
import { ADULT } from '@/lib/testing/patient';
import { holdCalls, renderApp } from '@/lib/testing/render-app';
import { PatientForm } from './patient-form';
import {
  EMPTY_PATIENT,
  type PatientFormValues,
  toChangeBody,
  toCreateBody,
  valuesOf,
  withSent,
} from './patient-form-values';

const LOADED = valuesOf(ADULT);
const TODAY = '2026-11-24';
const onMade = vi.fn();
const reload = vi.fn<() => Promise<PatientFormValues>>();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

function New() {
  const change = useChange<typeof createPatient>(patientRoutes.create, {
    shown: [],
    endsWithForm: true,
    announce: onMade,
  });
  return (
    <PatientForm
      mode="create"
      initial={EMPTY_PATIENT}
      today={TODAY}
      change={change}
      toInput={(values) => ({ body: toCreateBody(values) })}
      whereToCheck={({ lastName }) => `/patients?search=${lastName}`}
      cancelHref="/patients"
    />
  );
}

function Edit() {
  const change = useChange<typeof changePatient>(patientRoutes.change, {
    shown: [],
    scope: 'p1',
    onMade,
  });
  const sent = change.unknown?.input.body;
  return (
    <PatientForm
      mode="edit"
      ownId="p1"
      initial={LOADED}
      sent={sent && withSent(LOADED, sent)}
      today={TODAY}
      change={change}
      toInput={(values, loaded) => {
        const body = toChangeBody(values, loaded);
        return Object.keys(body).length > 0 ? { params: { id: 'p1' }, body } : undefined;
      }}
      reload={reload}
      whereToCheck={() => '/patients/p1'}
      cancelHref="/patients/p1"
    />
  );
}

async function open(page = <New />, among?: Awaited<ReturnType<typeof renderApp>>['queries']) {
  const all = holdCalls();
  /** Without those that only look for namesakes. */
  const calls = () => all.filter(({ method }) => method !== 'GET');
  const { screen, queries } = await renderApp(page, among);
  const field = (name: string) => screen.getByRole('textbox', { name });
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  const sent = async (count: number) => {
    await expect.poll(calls).toHaveLength(count);
    return calls()[count - 1];
  };
  return { all, calls, screen, queries, field, press, sent };
}

test('what is missing is told in the order of the screen, and what is refused at its field', async () => {
  const { screen, field, press, sent } = await open();
  await expect.element(screen.getByRole('combobox').first()).toHaveFocus();
  await field('Email').fill('no es un correo');
  await press('Create patient');
  const summary = screen.getByRole('alert');
  await expect.element(summary).toHaveFocus();
  await expect.element(summary).toHaveTextContent(/First name.*Last name.*Email/);
  await field('Email').fill('');
  await field('First name').fill('Luz');
  await field('Last name').fill('Rojas');
  await press('Create patient');
  const first = await sent(1);
  expect(first?.body).toEqual({ firstName: 'Luz', lastName: 'Rojas' });
  first?.answer(422, {
    code: 'VALIDATION_FAILED',
    fields: [{ path: 'emergencyContact.name', code: 'too_big' }],
  });
  await expect.element(summary).toHaveTextContent(/Too long: 200 characters/);
  await expect.element(summary).not.toHaveTextContent(/VALIDATION/);
});

test('somebody on record who may be the same person is asked about once', async () => {
  const { all, screen, field, press, sent } = await open();
  await field('First name').fill('Kevin');
  await field('Last name').fill('Rojas');
  await field('Phone').first().fill('300 555 1234');
  await press('Create patient');
  const known = { ...ADULT, id: 'p9', lastName: 'Rojas Díaz', phone: '+57 300 555 1234' };
  const page = { data: [known], pagination: { page: 1, limit: 100, total: 1, totalPages: 1 } };
  await expect.poll(() => all.filter(({ method }) => method === 'GET').length).toBeGreaterThan(0);
  for (const { method, answer } of all) if (method === 'GET') answer(200, page);
  const question = screen.getByRole('alert');
  await expect.element(question).toHaveFocus();
  await expect.element(question).toHaveTextContent('same phone and last name');
  await expect
    .element(question.getByRole('link', { name: 'It’s the same person' }))
    .toHaveAttribute('href', '/patients/p9');
  await press('It’s someone else: create');
  expect((await sent(1))?.body).toMatchObject({ firstName: 'Kevin', lastName: 'Rojas' });
  await expect.element(question).not.toBeInTheDocument();
});

test('a document that is taken is told until it is corrected', async () => {
  const { screen, field, press, sent } = await open();
  await field('First name').fill('Luz');
  await field('Last name').fill('Rojas');
  await field('ID number').fill('1020304050');
  await press('Create patient');
  (await sent(1))?.answer(409, { code: 'DUPLICATE_PATIENT', details: { patientId: 'p9' } });
  const notice = screen.getByRole('alert');
  await expect.element(notice).toHaveFocus();
  const link = notice.getByRole('link', { name: 'Open the existing record' });
  await expect.element(link).toHaveAttribute('href', '/patients/p9');
  await field('ID number').fill('1020304051');
  await expect.element(notice).not.toBeInTheDocument();
});

test('a lost answer that only a person can settle names where to look', async () => {
  const { calls, screen, field, press, sent } = await open();
  await field('First name').fill('Luz');
  await field('Last name').fill('Rojas');
  await press('Create patient');
  (await sent(1))?.answer(504, { code: 'OUTCOME_UNKNOWN', details: { next: 'look' } });
  const notice = screen.getByRole('alert');
  await expect.element(notice).toHaveFocus();
  await expect.element(notice).toHaveTextContent('Check before you enter it again.');
  await expect
    .element(notice.getByRole('link', { name: 'Search in another tab' }))
    .toHaveAttribute('href', '/patients?search=Rojas');
  await expect.element(field('Last name')).toBeDisabled();
  await press('I checked: it wasn’t saved');
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(field('Last name')).toHaveValue('Rojas');
  expect(calls()).toHaveLength(2);
});

test('one that is left while it is saved is announced, and the next form is another’s', async () => {
  const { screen, queries, field, press, sent } = await open();
  await field('First name').fill('Luz');
  await field('Last name').fill('Rojas');
  await press('Create patient');
  const first = await sent(1);
  await screen.unmount();
  const next = await open(<New />, queries);
  await next.field('First name').fill('Consuelo');
  first?.answer(201, ADULT);
  await expect.poll(() => onMade.mock.calls).toHaveLength(1);
  await expect.element(next.field('First name')).toHaveValue('Consuelo');
  expect(queries.getMutationCache().getAll()).toEqual([]);
});

test('what somebody else saved meanwhile stays theirs', async () => {
  const { screen, field, press, sent } = await open(<Edit />);
  reload.mockResolvedValue({ ...LOADED, city: 'Cali' });
  await field('Postal code').fill('520001');
  await press('Save changes');
  (await sent(1))?.answer(412, { code: 'VERSION_CONFLICT' });
  const second = await sent(2);
  expect(second?.body).toEqual({ address: { postalCode: '520001' } });
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(field('City')).toHaveValue('Cali');
  // A service whose versions never fit is not asked for ever.
  second?.answer(412, { code: 'VERSION_CONFLICT' });
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await press('Save changes');
  (await sent(3))?.answer(412, { code: 'VERSION_CONFLICT' });
  (await sent(4))?.answer(200, ADULT);
  await expect.poll(() => onMade.mock.calls).toHaveLength(1);
});

test('what both changed is asked, and can be taken', async () => {
  const { screen, field, press, sent } = await open(<Edit />);
  reload.mockResolvedValue({ ...LOADED, city: 'Cali' });
  await field('City').fill('Pasto');
  await press('Save changes');
  (await sent(1))?.answer(412, { code: 'VERSION_CONFLICT' });
  const notice = screen.getByRole('alert');
  await expect.element(notice).toHaveFocus();
  await expect.element(field('City')).toHaveValue('Pasto');
  await press('Use their version');
  await expect.element(field('City')).toHaveValue('Cali');
  await field('City').fill('Pasto');
  await press('Save changes');
  const second = await sent(2);
  expect(second?.body).toEqual({ address: { city: 'Pasto' } });
  second?.answer(200, ADULT);
  await expect.poll(() => onMade.mock.calls).toHaveLength(1);
});

test('one of unknown outcome is opened again as it was sent', async () => {
  const { screen, queries, field, press, sent } = await open(<Edit />);
  await field('City').fill('Pasto');
  await press('Save changes');
  (await sent(1))?.lose();
  await expect.element(field('City')).toBeDisabled();
  await screen.unmount();
  const again = await open(<Edit />, queries);
  await expect.element(again.field('City')).toHaveValue('Pasto');
  await expect.element(again.field('City')).toBeDisabled();
  await again.press('Check again');
  (await again.sent(1))?.answer(409, { code: 'NOT_MADE' });
  await expect.element(again.field('City')).toBeEnabled();
  await again.press('Save changes');
  expect((await again.sent(2))?.body).toEqual({ address: { city: 'Pasto' } });
});

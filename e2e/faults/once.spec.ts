import { randomUUID } from 'node:crypto';
import { type Api, newSurname } from '../support/api';
import { expect, test } from '../support/http-fixtures';
import { EMPTY_CLINIC } from '../support/stack';
import { isCreate, recover } from './recover';

test.use({ stackOptions: EMPTY_CLINIC });
test.describe.configure({ mode: 'default' });

let api: Api;
test.beforeEach(async ({ apiOf }) => {
  api = await apiOf('receptionist');
});
test.afterEach(async ({ faults }) => recover(faults, api));

/** What one form does: it may be sent several times. */
function newForm() {
  const person = { firstName: 'Luz', lastName: newSurname() };
  const headers = { 'idempotency-key': randomUUID() };
  return {
    send: (changed: object = {}) =>
      api.send('POST', '/api/clinic/patients', { ...person, ...changed }, headers),
    made: async () => {
      const found = await api.get(`/api/clinic/patients?search=${person.lastName}`);
      return (await found.json()).pagination.total;
    },
  };
}

test('a form that is sent twice at once, and again, makes one patient', async ({ faults }) => {
  const form = newForm();
  const before = faults.calls.filter(isCreate).length;
  const answers = [...(await Promise.all([form.send(), form.send()])), await form.send()];
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200]);
  const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id));
  expect(new Set(ids).size).toBe(1);
  expect(faults.calls.filter(isCreate).length - before).toBe(1);
  expect(await form.made()).toBe(1);
  const other = await form.send({ firstName: 'Luisa' });
  expect(other.status()).toBe(422);
  expect(await other.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
});

test('a change that nobody can look for is never sent again once its answer is lost', async ({
  faults,
}) => {
  const form = newForm();
  faults.fail(isCreate, { kind: 'lost' });
  const before = faults.calls.filter(isCreate).length;
  for (let count = 0; count < 3; count += 1) {
    const answer = await form.send();
    expect(answer.status()).toBe(504);
    expect(await answer.json()).toMatchObject({ code: 'OUTCOME_UNKNOWN' });
  }
  expect(faults.calls.filter(isCreate).length - before).toBe(1);
  expect(await form.made()).toBe(1);
});

test('a form that was refused is corrected and sent with the key it has', async ({ faults }) => {
  const form = newForm();
  const refusal = JSON.stringify({ success: false, error: 'no', code: 'VALIDATION_ERROR' });
  faults.fail(isCreate, { kind: 'answer', status: 400, body: refusal });
  expect((await form.send()).status()).toBe(400);
  await faults.heal();
  expect((await form.send({ firstName: 'Luisa' })).status()).toBe(200);
  expect(await form.made()).toBe(1);
});

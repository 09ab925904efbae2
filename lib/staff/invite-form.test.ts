import { expect, test } from 'vitest';
import { inviteForm, refusedInvitation } from './invite-form';

const wrongIn = (email: string, role: string) =>
  inviteForm
    .safeParse({ email, role })
    .error?.issues.map(({ path, message }) => [path[0], message]);

test('an address and a role are asked for, and the address is looked at first', () => {
  expect(inviteForm.parse({ email: ' a@clinic.example ', role: 'dentist' })).toEqual({
    email: 'a@clinic.example',
    role: 'dentist',
  });
  expect(wrongIn(' ', '')).toEqual([
    ['email', 'emailMissing'],
    ['role', 'roleMissing'],
  ]);
  expect(wrongIn('no-es-correo', 'admin')).toEqual([['email', 'refused.EMAIL_INVALID']]);
});

test('what is refused of an address is told at it, and nothing else is', () => {
  expect(refusedInvitation('EMAIL_IN_USE')).toEqual({ email: 'refused.EMAIL_IN_USE' });
  expect(refusedInvitation('SERVICE_UNAVAILABLE')).toBeUndefined();
});

import { describe, expect, test } from 'vitest';
import { passwordFault } from './password-rules';

const email = 'maria.lopez@clinicadental.test';

describe('a new password', () => {
  test.each(['una frase larga y tranquila', 'Tinto sin azúcar 4', 'ñandú/órbita/7'])(
    'may be %j',
    (password) => {
      expect(passwordFault(password, email)).toBeNull();
    },
  );

  test.each([
    ['once chars.', 'PASSWORD_TOO_SHORT'],
    ['', 'PASSWORD_TOO_SHORT'],
    ['🦷🦷🦷🦷🦷🦷', 'PASSWORD_TOO_SHORT'],
    ['frase '.repeat(30), 'PASSWORD_TOO_LONG'],
    [email, 'PASSWORD_IS_EMAIL'],
    ['Maria.Lopez@ClinicaDental.test', 'PASSWORD_IS_EMAIL'],
    ['aaaaaaaaaaaaaaa', 'PASSWORD_COMMON'],
    ['123456789012', 'PASSWORD_COMMON'],
    ['Odontologia2026', 'PASSWORD_COMMON'],
    ['Clinica Dental 1', 'PASSWORD_COMMON'],
    ['qwerty-qwerty', 'PASSWORD_COMMON'],
  ])('may not be %j', (password, fault) => {
    expect(passwordFault(password, email)).toBe(fault);
  });
});

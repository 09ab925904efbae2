import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '@/lib/server/auth/demo-accounts';
import { passwordFault } from './password-strength';

const person = { email: 'maria.lopez@clinicadental.test', name: 'María Fernanda López Ruiz' };

describe('a new password', () => {
  test.each([
    'una frase larga y tranquila',
    'Tinto sin azúcar 4',
    'ñandú/órbita/7',
    'guadua rumbo espejo',
    'frailejón tibio 83',
    'xK9#mQ2$vL7p',
  ])('may be %j', (password) => {
    expect(passwordFault(password, person)).toBeNull();
  });

  test.each([
    ['once chars.', 'PASSWORD_TOO_SHORT'],
    ['', 'PASSWORD_TOO_SHORT'],
    ['🦷🦷🦷🦷🦷🦷', 'PASSWORD_TOO_SHORT'],
    ['frase '.repeat(30), 'PASSWORD_TOO_LONG'],
  ])('may not be of another length: %j', (password, fault) => {
    expect(passwordFault(password, person)).toBe(fault);
  });

  test.each([
    person.email,
    'Maria.Lopez@ClinicaDental.test',
    'maria.lopez1',
    'Fernanda Lopez 1',
    'Dra. Maria Lopez',
    'MariaFernanda2026',
    'Clinica Dental 1',
  ])('may not be made of the own name or e-mail: %j', (password) => {
    expect(passwordFault(password, person)).toBe('PASSWORD_PERSONAL');
  });

  test.each([
    'princess1234',
    'P@ssw0rd1234',
    'Passw0rd!2026',
    'tequieromucho',
    '123456789012',
    '1qaz2wsx3edc',
    'qwerty-qwerty',
    'Odontologia2026',
    'odontologo2026',
    'recepcion2026',
    'contraseña123',
    'Contraseña2026',
    'estaesmicontraseña',
    'cambiame1234',
    'C0l0mb1a2026',
    'Bogota2026!!!',
    'america de cali',
    'corazon12345',
    'jesusteama123',
    'noviembre-2026',
    'Winter2026!!',
    'juancarlos123',
    'superman1234',
    'correct horse battery staple',
    'correcthorsebatterystaple',
    'felizcumpleanos1',
    'Feliz Cumpleaños 2026',
    'MayTheForceBeWithYou',
    'Padre nuestro 33',
  ])('may not be a common one or nearly one: %j', (password) => {
    expect(passwordFault(password, person)).toBe('PASSWORD_COMMON');
  });

  test.each(['aaaaaaaaaaaaaaa', 'abcdefghijklm', '14/07/1990 14', '8520-8520-8520'])(
    'may not follow a pattern: %j',
    (password) => {
      expect(passwordFault(password, person)).toBe('PASSWORD_PATTERN');
    },
  );

  test('may not be published in the guide', () => {
    const guide = readFileSync('README.md', 'utf8');
    const published = [...guide.matchAll(/password[^.`]*`([^`\s]{12,})`/gi)].map(
      ([, word]) => word,
    );
    expect(published).toContain(DEMO_PASSWORD);
    for (const password of [DEMO_PASSWORD, 'demo.clinica.2026', 'Demo-Clinica-2027']) {
      expect(passwordFault(password, person), password).toBe('PASSWORD_COMMON');
    }
  });
});

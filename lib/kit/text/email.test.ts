import { expect, test } from 'vitest';
import { looksLikeEmail } from './email';

test.each([
  ['luz@clinica.co', true],
  ['luz.perez+1@correo.clinica.com.co', true],
  ['no-es-correo', false],
  ['luz@clinica', false],
  ['luz@clinica..co', false],
  ['luz perez@clinica.co', false],
  ['@clinica.co', false],
  ['', false],
])('%j: %s', (text, looks) => expect(looksLikeEmail(text)).toBe(looks));

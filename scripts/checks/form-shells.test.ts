import { expect, test } from 'vitest';
import { formShells } from './form-shells.mjs';

const find = (path: string, text: string) => formShells.find([{ path, text }]);
const FORM = 'export const A = () => <form><b /></form>;';

test.each(['<form />', '<PageForm noValidate />'])('finds %s outside of the shells', (form) => {
  expect(find('components/payers/payer-form.tsx', `export const A = () => ${form};`)).toHaveLength(
    1,
  );
});

test('leaves the shells, signing in and what changes nothing alone', () => {
  expect(find('components/form/form-shell.tsx', FORM)).toEqual([]);
  expect(find('app/(auth)/login/password-step.tsx', FORM)).toEqual([]);
  expect(find('components/patients/patient-search.tsx', FORM)).toEqual([]);
  expect(find('components/payers/payer-form.tsx', 'export const A = () => <FormShell />;')).toEqual(
    [],
  );
});

import type { Page } from '@playwright/test';
import type { Words } from './words';

/** The fields of a procedure's form. The specialty proposes the ones in use, so it is a combobox. */
export function procedureField(
  page: Page,
  t: Words,
  which: 'name' | 'code' | 'specialty' | 'duration' | 'price',
) {
  const role = which === 'specialty' ? 'combobox' : 'textbox';
  return page.getByRole(role, { name: t(`procedures.form.fields.${which}`) });
}

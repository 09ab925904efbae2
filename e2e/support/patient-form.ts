import type { Page } from '@playwright/test';
import type { Words } from './words';

type Field = Parameters<Words>[0] extends infer Key
  ? Key extends `patient.fields.${infer Name}`
    ? Name
    : never
  : never;

/** A field of the patient's form, by its label. */
export function field(page: Page, t: Words, name: Field) {
  return page
    .locator('form')
    .getByLabel(t(`patient.fields.${name}`))
    .first();
}

import type { MedicalRecord } from './medical-record';
import type { Template, TemplateField } from './template';

export interface KnownAllergies {
  readonly text: string;
  /** ISO instant of the record that says so. */
  readonly at: string;
  readonly recordId: string;
}

/** By its key or by what a template calls it, in either language. */
const ALLERGIES = /al+erg/i;

/**
 * What a patient's records say of allergies, as it was written there last; undefined where none says
 * anything. Records name their own fields, so that one about allergies is known by its name alone.
 * `records` newest first.
 */
export function knownAllergies(
  records: readonly Pick<MedicalRecord, 'id' | 'templateId' | 'fields' | 'createdAt'>[],
  templates: readonly (Pick<Template, 'id'> & {
    readonly fields: readonly Pick<TemplateField, 'key' | 'label'>[];
  })[],
): KnownAllergies | undefined {
  for (const { id, templateId, fields, createdAt } of records) {
    const template = templates.find((one) => one.id === templateId);
    for (const [key, value] of Object.entries(fields)) {
      const label = template?.fields.find((field) => field.key === key)?.label ?? key;
      const text = typeof value === 'string' ? value.trim() : '';
      if (text !== '' && (ALLERGIES.test(key) || ALLERGIES.test(label))) {
        return { text, at: createdAt, recordId: id };
      }
    }
  }
  return undefined;
}

import { plainLetters } from '@/lib/kit/text/plain-letters';
import type { MedicalRecord } from './medical-record';
import { type RecordWords, shownFields } from './shown-fields';
import type { Template } from './template';

export interface SaidOfAllergies {
  /** The field that says it; undefined for what was added to a record later. */
  readonly label: string | undefined;
  readonly text: string;
  /** ISO instant at which it was written. */
  readonly at: string;
  readonly recordId: string;
}

/** In either language, without accents. */
const ALLERGIES = /al+erg/;

const names = (text: string) => ALLERGIES.test(plainLetters(text));

/**
 * What a patient's records say of allergies, the latest first: of each field what was said last, for one
 * record may ask about latex alone and another about medicines, and each addendum since the oldest of
 * these that names them, for a record that was wrong is mended by one.
 * Records name their own fields, so that one about allergies is known by its name alone, as its key or
 * as its template calls it. `records` newest first.
 */
export function knownAllergies(
  records: readonly Pick<MedicalRecord, 'id' | 'templateId' | 'fields' | 'createdAt' | 'addenda'>[],
  templates: readonly Template[],
  words: RecordWords,
): SaidOfAllergies[] {
  const inFields = records.map(({ id, templateId, fields, createdAt }) =>
    shownFields(
      fields,
      templates.find((template) => template.id === templateId),
      words,
    )
      .filter(({ key, label, value }) => value.trim() !== '' && (names(key) || names(label)))
      .map(({ label, value }) => ({ label, text: value.trim(), at: createdAt, recordId: id })),
  );
  const last: (typeof inFields)[number] = [];
  for (const said of inFields) {
    const known = new Set(last.map(({ label }) => plainLetters(label)));
    last.push(...said.filter(({ label }) => !known.has(plainLetters(label))));
  }
  const since = Math.min(...last.map(({ at }) => Date.parse(at)));
  const added = records.flatMap(({ id, addenda }) =>
    addenda
      .filter(
        ({ text, createdAt }) =>
          names(text) && (last.length === 0 || Date.parse(createdAt) >= since),
      )
      .map(({ text, createdAt }) => ({ label: undefined, text, at: createdAt, recordId: id })),
  );
  return [...added.sort((a, b) => Date.parse(b.at) - Date.parse(a.at)), ...last];
}

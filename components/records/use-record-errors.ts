import { useLocale, useTranslations } from 'next-intl';
import type { WrongField } from '@/components/form/error-summary';
import { recordLimits } from '@/lib/contract/record-limits';
import { kindOf, type Template, type TemplateField } from '@/lib/records/template';
import { writeReadings } from '@/lib/records/typed-number';
import { ADD_ENTRY, entryName, isOfKey } from './entries-editor';
import { recordFieldName } from './record-field';
import type { RecordFormState } from './use-record-form';

/** What is chosen, not typed. */
const CHOSEN: ReadonlySet<string> = new Set(['boolean', 'select', 'multiselect']);

/** What is wrong with a record that was to be saved, in words: at each field, and all together. */
export function useRecordErrors(
  { written, template, draft, wrong }: RecordFormState,
  templates: readonly Template[] | undefined,
) {
  const t = useTranslations('records.form');
  const locale = useLocale();
  const visit = useTranslations('emr.visit');

  function wordOf(field: TemplateField): string | undefined {
    const error = wrong.fields[field.key];
    if (error === undefined) return undefined;
    if (error === 'required' && CHOSEN.has(kindOf(field))) return t('errors.requiredChoice');
    const { min = -recordLimits.number, max = recordLimits.number } = field;
    const most = kindOf(field) === 'textarea' ? recordLimits.textarea : recordLimits.text;
    const typed = draft[field.key];
    const readings = typeof typed === 'string' && writeReadings(typed, locale);
    return t(`errors.${error}`, { min, max, most, ...readings });
  }

  function wrongFields(fields: readonly TemplateField[]): WrongField[] {
    return fields.flatMap((field) => {
      const message = wordOf(field);
      return message ? [{ name: recordFieldName(field.key), label: field.label, message }] : [];
    });
  }

  /** Where a key that no line has is to be written: at a line without one, or at one to be added. */
  function nameOfMissing(): string {
    const blank = written.entries.find(({ key }) => key.trim() === '');
    return blank ? entryName(blank.id, 'key') : ADD_ENTRY;
  }

  /** Those of lines, and those that the service has found: also of keys that it misses. */
  function wrongEntries(): WrongField[] {
    const typed = written.entries.flatMap(({ id, key, value }) => {
      const error = wrong.entries.get(id);
      const label = key || t('entries.unnamed');
      if (error === undefined) return [];
      const name = entryName(id, isOfKey(error) ? 'key' : 'value');
      const facts = { most: recordLimits.textarea, ...writeReadings(value, locale) };
      return [{ name, label, message: t(`entries.errors.${error}`, facts) }];
    });
    // One that was written since is missing no more.
    const isWritten = (key: string) => written.entries.some((one) => one.key.trim() === key);
    // Whatever is said of one that was not sent, it is because it lacks.
    const missing = Object.keys(wrong.fields)
      .filter((key) => !isWritten(key))
      .map((key) => ({ name: nameOfMissing(), label: key, message: t('errors.missing') }));
    return [...typed, ...missing];
  }

  const appointmentError = wrong.appointment ? visit('missing') : undefined;
  const templateError = wrong.template
    ? t(templates ? 'errors.template' : 'errors.templateId')
    : undefined;
  const all: readonly WrongField[] = [
    ...(appointmentError
      ? [{ name: 'appointmentId', label: visit('label'), message: appointmentError }]
      : []),
    ...(templateError
      ? [{ name: 'templateId', label: t('template'), message: templateError }]
      : []),
    ...(templates ? wrongFields(template?.fields ?? []) : wrongEntries()),
  ];
  return { wordOf, appointmentError, templateError, all };
}

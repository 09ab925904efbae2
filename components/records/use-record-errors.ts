import { useTranslations } from 'next-intl';
import type { WrongField } from '@/components/form/error-summary';
import { recordLimits } from '@/lib/contract/record-limits';
import { kindOf, type Template, type TemplateField } from '@/lib/records/template';
import { recordFieldName } from './record-field';
import type { RecordFormState } from './use-record-form';

/** What is wrong with a record that was to be saved, in words: at each field, and all together. */
export function useRecordErrors(
  { written, template, wrong }: RecordFormState,
  templates: readonly Template[] | undefined,
) {
  const t = useTranslations('records.form');
  const visit = useTranslations('emr.visit');

  function wordOf(field: TemplateField): string | undefined {
    const error = wrong.fields[field.key];
    if (error === undefined) return undefined;
    const { min = -recordLimits.number, max = recordLimits.number } = field;
    const most = kindOf(field) === 'textarea' ? recordLimits.textarea : recordLimits.text;
    return t(`errors.${error}`, { min, max, most });
  }

  function wrongFields(fields: readonly TemplateField[]): WrongField[] {
    return fields.flatMap((field) => {
      const message = wordOf(field);
      return message ? [{ name: recordFieldName(field.key), label: field.label, message }] : [];
    });
  }

  /** Those of lines, and those that the service has found: also of keys that it misses. */
  function wrongEntries(): WrongField[] {
    const nameOf = (id: number | undefined) => `entry-${id ?? written.entries[0]?.id}`;
    const typed = written.entries.flatMap(({ id, key }) => {
      const error = wrong.entries.get(id);
      const label = key || t('entries.unnamed');
      return error ? [{ name: nameOf(id), label, message: t(`entries.errors.${error}`) }] : [];
    });
    const refused = Object.keys(wrong.fields).map((key) => ({
      name: nameOf(written.entries.find((entry) => entry.key.trim() === key)?.id),
      label: key,
      message: t('errors.refused'),
    }));
    return [...typed, ...refused];
  }

  const appointmentError = wrong.appointment ? visit('missing') : undefined;
  const templateError = wrong.template ? t('errors.template') : undefined;
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

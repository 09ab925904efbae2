import { useLocale, useTranslations } from 'next-intl';
import type { UseFormGetValues } from 'react-hook-form';
import type { FieldWords } from '@/components/form/field-words';
import { recordLimits } from '@/lib/contract/limits';
import type { EntryError } from '@/lib/records/entries';
import type { RecordError } from '@/lib/records/record-answers';
import {
  answerKey,
  answerName,
  type RecordValues,
  type recordRefusal,
} from '@/lib/records/record-form';
import { kindOf, type Template } from '@/lib/records/template';
import { writeReadings } from '@/lib/records/typed-number';
import { ADD_ENTRY } from './entries-editor';

/** What is chosen, not typed. */
const CHOSEN: ReadonlySet<string> = new Set(['boolean', 'select', 'multiselect']);

type Refusal = ReturnType<typeof recordRefusal>;

/** The words of a record's form for its fields. */
export function useRecordWords(
  templates: readonly Template[] | undefined,
  getValues: UseFormGetValues<RecordValues>,
): FieldWords {
  const t = useTranslations('records.form');
  const visit = useTranslations('emr.visit');
  const locale = useLocale();

  function fieldOf(name: string) {
    const { templateId } = getValues();
    const template = templates?.find(({ id }) => id === templateId);
    return template?.fields.find(({ key }) => answerName(templateId, key) === name);
  }

  function readings(name: string) {
    const typed: unknown = getValues(name as `answers.${string}.${string}`);
    return typeof typed === 'string' ? writeReadings(typed, locale) : undefined;
  }

  function answerError(name: string, code: RecordError | Refusal): string {
    const field = fieldOf(name);
    if (!field) return t('errors.missing');
    if (code === 'required' && CHOSEN.has(kindOf(field))) return t('errors.requiredChoice');
    const { min = -recordLimits.number, max = recordLimits.number } = field;
    const most = kindOf(field) === 'textarea' ? recordLimits.textarea : recordLimits.text;
    return t(`errors.${code}`, { min, max, most, ...readings(name) });
  }

  return {
    label(name) {
      if (name === 'appointmentId') return visit('label');
      if (name === 'templateId') return t('template');
      const key = answerKey(name);
      if (key !== undefined) return fieldOf(name)?.label ?? key;
      const entry = getValues('entries')[Number(name.split('.')[1])];
      return entry?.key || t('entries.unnamed');
    },
    error(name, code) {
      if (name === 'appointmentId') return visit('missing');
      if (name === 'templateId') return t(templates ? 'errors.template' : 'errors.templateId');
      if (answerKey(name) !== undefined) return answerError(name, code as RecordError | Refusal);
      // A line that the service asks for is there: it is refused for something else.
      const error = code === 'missing' ? 'refused' : (code as EntryError | 'unknown' | 'refused');
      return t(`entries.errors.${error}`, { most: recordLimits.textarea, ...readings(name) });
    },
    leadsTo(name) {
      if (templates !== undefined || answerKey(name) === undefined) return name;
      // A key that no line has is to be written at a line without one, or at one to be added.
      const blank = getValues('entries').findIndex(({ key }) => key.trim() === '');
      return blank === -1 ? ADD_ENTRY : `entries.${blank}.key`;
    },
  };
}

import { useLocale, useTranslations } from 'next-intl';
import type { FieldWords } from '@/components/form/field-words';
import { formatDate } from '@/lib/kit/dates/dates';
import type { RangeProblem } from '@/lib/kit/dates/exception-dates';
import { exceptionOf, fieldName } from './field-name';
import type { Place } from './places';
import { useErrorWords } from './use-error-words';
import { useScheduleWords } from './use-schedule-words';
import type { EditWeek } from './week/edit-week';
import type { BlockError } from './week/week-errors';

interface Shown {
  readonly week: EditWeek;
  /** What is wrong with its blocks. */
  readonly errors: readonly BlockError[];
  readonly places: readonly Place[];
}

/** The words of the form for blocks of the week, dates of absences, and the absence that is typed. */
export function useFormWords({ week, errors, places }: Shown): FieldWords {
  const t = useTranslations('schedules');
  const locale = useLocale();
  const words = useScheduleWords();
  const errorWords = useErrorWords(places);
  const errorAt = (name: string) => errors.find(({ key, field }) => fieldName(key, field) === name);

  function blockLabel({ key, field }: BlockError): string {
    const block = week.blocks.find((each) => each.key === key);
    const ofDay = week.blocks.filter((each) => each.day === block?.day);
    const number = ofDay.findIndex((each) => each.key === key) + 1;
    const day = words.day(block?.day ?? '');
    return t('inBlock', { field: t(`fields.${field}`), day, number });
  }

  return {
    label(name) {
      const date = exceptionOf(name);
      if (date !== undefined) return formatDate(date, locale);
      const error = errorAt(name);
      return error ? blockLabel(error) : t('exceptions.title');
    },
    error(name, code) {
      if (exceptionOf(name) !== undefined) return t('errors.invalid_date');
      const error = errorAt(name);
      if (error) return errorWords(error);
      // An error of a block that is gone is taken back right after it.
      if (name !== 'exceptionFrom') return t('errors.refused');
      return code === 'addFirst'
        ? t('exceptions.addFirst')
        : t(`exceptions.problems.${code as RangeProblem}`);
    },
  };
}

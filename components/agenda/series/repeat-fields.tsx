'use client';

import { useTranslations } from 'next-intl';
import { TypedInput } from '@/components/form/inputs/typed-input';
import { TypedSelect } from '@/components/form/inputs/typed-select';
import { useEarlyTicks } from '@/components/form/inputs/use-early-typing';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import {
  SERIES_COUNT,
  SERIES_EVERY,
  SERIES_UNITS,
  type SeriesPattern,
  type SeriesUnit,
} from '@/lib/agenda/rules/series';

/** How a booking is repeated, as it is typed. */
export interface RepeatTyped {
  readonly isOn: boolean;
  readonly count: string;
  readonly every: string;
  readonly unit: SeriesUnit;
}

export const NO_REPEAT: RepeatTyped = { isOn: false, count: '12', every: '1', unit: 'week' };

/** The pattern that is typed; undefined where a number is none, or too large. */
export function patternOf({ count, every, unit }: RepeatTyped): SeriesPattern | undefined {
  const times = wholeIn(count, SERIES_COUNT);
  const steps = wholeIn(every, SERIES_EVERY);
  return times === undefined || steps === undefined
    ? undefined
    : { count: times, every: steps, unit };
}

function wholeIn(typed: string, { least, most }: { least: number; most: number }) {
  const value = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  return value >= least && value <= most ? value : undefined;
}

interface RepeatFieldsProps {
  typed: RepeatTyped;
  /** What is wrong is told: the person asked for the dates. */
  isJudged: boolean;
  onChange: (typed: RepeatTyped) => void;
}

/** Whether the booking is the first of several, and how they follow each other. */
export function RepeatFields({ typed, isJudged, onChange }: RepeatFieldsProps) {
  const t = useTranslations('series');
  const { isOn, count, every, unit } = typed;
  const errorOf = (text: string, bounds: { readonly least: number; readonly most: number }) =>
    isJudged && wholeIn(text, bounds) === undefined ? t('number', bounds) : undefined;
  const watchEarly = useEarlyTicks([isOn], ([isTicked = false]) =>
    onChange({ ...typed, isOn: isTicked }),
  );
  return (
    <div className="space-y-3">
      <Checkbox
        ref={watchEarly}
        name="repeat"
        label={t('repeat')}
        checked={isOn}
        onChange={({ target }) => onChange({ ...typed, isOn: target.checked })}
      />
      {isOn && (
        <div className="grid grid-cols-3 items-start gap-3">
          <Field label={t('count')} error={errorOf(count, SERIES_COUNT)}>
            {(control) => (
              <TypedInput
                {...control}
                name="seriesCount"
                inputMode="numeric"
                value={count}
                onType={(value) => onChange({ ...typed, count: value })}
              />
            )}
          </Field>
          <Field label={t('every')} error={errorOf(every, SERIES_EVERY)}>
            {(control) => (
              <TypedInput
                {...control}
                name="seriesEvery"
                inputMode="numeric"
                value={every}
                onType={(value) => onChange({ ...typed, every: value })}
              />
            )}
          </Field>
          <Field label={t('unit')}>
            {(control) => (
              <TypedSelect
                {...control}
                name="seriesUnit"
                value={unit}
                onChoose={(chosen) =>
                  onChange({ ...typed, unit: SERIES_UNITS.find((one) => one === chosen) ?? unit })
                }
              >
                {SERIES_UNITS.map((one) => (
                  <option key={one} value={one}>
                    {t(`units.${one}`)}
                  </option>
                ))}
              </TypedSelect>
            )}
          </Field>
        </div>
      )}
    </div>
  );
}

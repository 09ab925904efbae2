'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { TimeInput } from '@/components/form/inputs/time-input';
import { fieldName } from '@/components/schedules/field-name';
import type { Place } from '@/components/schedules/places';
import { useErrorWords } from '@/components/schedules/use-error-words';
import { useScheduleWords } from '@/components/schedules/use-schedule-words';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Icon } from '@/components/ui/icon';
import { Select } from '@/components/ui/select';
import { WEEKDAYS } from '@/lib/kit/schedule';
import { type BlockField, type EditBlock, splitBlock, type WeekEdit } from './edit-week';
import { PlaceSelect } from './place-select';
import type { BlockError } from './week-errors';

const TIME_FIELDS = ['startTime', 'endTime', 'lunchStartTime', 'lunchEndTime'] as const;

/** Where the fields stand beside each other; the heads of the columns stand in the same places. */
export const BLOCK_COLUMNS =
  'grid grid-cols-2 items-end gap-2 @lg:grid-cols-4 @2xl:grid-cols-[repeat(4,minmax(0,1fr))_6.5rem] @min-[56.5rem]:grid-cols-[minmax(10rem,1fr)_repeat(4,6.25rem)_6.5rem]';

interface BlockRowProps {
  block: EditBlock;
  /** From 1, in its day. */
  number: number;
  places: readonly Place[];
  assignable: readonly string[];
  errors: readonly BlockError[];
  edit: (edit: WeekEdit, said?: string) => void;
}

export function BlockRow({ block, number, places, assignable, errors, edit }: BlockRowProps) {
  const t = useTranslations('schedules');
  const id = useId();
  const words = useScheduleWords();
  const errorWords = useErrorWords(places);
  const { key } = block;
  const isOfNoDay = words.day(block.day) === block.day;
  const day = isOfNoDay ? t('otherDay') : words.day(block.day);
  const name = t('blockName', { day, number });
  const errorId = (field: BlockField) =>
    errors.some((error) => error.field === field) ? `${id}-${field}` : undefined;
  const change = (field: BlockField, value: string) => edit({ kind: 'change', key, field, value });
  const labelOf = (field: BlockField) => t('inBlock', { field: t(`fields.${field}`), day, number });

  return (
    <li>
      <div className={BLOCK_COLUMNS}>
        <Labelled text={t('fields.locationId')} className="@max-[56.5rem]:col-span-full">
          <PlaceSelect
            name={fieldName(key, 'locationId')}
            label={labelOf('locationId')}
            value={block.locationId}
            places={places}
            assignable={assignable}
            errorId={errorId('locationId')}
            onChange={(value) => change('locationId', value)}
          />
        </Labelled>
        {TIME_FIELDS.map((field) => (
          <Labelled key={field} text={t(`fields.${field}`)}>
            <TimeInput
              name={fieldName(key, field)}
              label={labelOf(field)}
              value={block[field]}
              errorId={errorId(field)}
              onChange={(value) => change(field, value)}
            />
          </Labelled>
        ))}
        <div className="flex items-center justify-end @max-2xl:col-span-full">
          {splitBlock(block) && (
            <IconButton
              icon="split"
              label={t('actions.split', { block: name })}
              onClick={() => edit({ kind: 'split', key }, t('said.split'))}
            />
          )}
          <IconButton
            icon="copy"
            label={t('actions.duplicate', { block: name })}
            onClick={() => edit({ kind: 'duplicate', key }, t('said.duplicated'))}
          />
          <IconButton
            icon="close"
            label={t('actions.remove', { block: name })}
            onClick={() => edit({ kind: 'remove', key }, t('said.removed', { block: name }))}
          />
        </div>
        {isOfNoDay && (
          <Select
            name={fieldName(key, 'day')}
            aria-label={labelOf('day')}
            value=""
            onChange={(event) => change('day', event.target.value)}
            className="@max-[56.5rem]:col-span-full"
            aria-invalid
            aria-describedby={errorId('day')}
          >
            <option value="">{t('chooseDay')}</option>
            {WEEKDAYS.map((each) => (
              <option key={each} value={each}>
                {words.day(each)}
              </option>
            ))}
          </Select>
        )}
      </div>
      {errors.length > 0 && (
        <ul className="mt-1 text-sm text-danger">
          {errors.map((error) => (
            <li key={error.field} id={`${id}-${error.field}`} className="flex gap-1">
              <Icon name="alert" className="mt-0.5 size-4" />
              <span>
                <span className="font-medium">{t(`fields.${error.field}`)}</span>
                {': '}
                {errorWords(error)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Its name is on the field itself; beside each other the heads of the columns show it. */
function Labelled({
  text,
  className,
  children,
}: {
  text: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={className}>
      <span
        className="mb-0.5 block text-sm text-ink-muted @min-[56.5rem]:hidden"
        aria-hidden="true"
      >
        {text}
      </span>
      {children}
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { TypedSelect } from '@/components/form/inputs/typed-select';
import { type Place, placeName } from '@/components/schedules/places';

interface PlaceSelectProps {
  name: string;
  label: string;
  value: string;
  places: readonly Place[];
  /** Ids of the places where the doctor works. */
  assignable: readonly string[];
  errorId: string | undefined;
  onChange: (value: string) => void;
}

/** Where a block is. A stored place that is not the doctor's is shown as what it is. */
export function PlaceSelect({
  name,
  label,
  value,
  places,
  assignable,
  errorId,
  onChange,
}: PlaceSelectProps) {
  const t = useTranslations('schedules');
  const isStray = value !== '' && !assignable.includes(value);
  return (
    <TypedSelect
      name={name}
      aria-label={label}
      value={value}
      onChoose={onChange}
      {...(errorId !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId })}
    >
      {value === '' && <option value="">{t('choose')}</option>}
      {isStray && (
        <option value={value}>{t('unassigned', { place: placeName(places, value) })}</option>
      )}
      {assignable.map((id) => (
        <option key={id} value={id}>
          {placeName(places, id)}
        </option>
      ))}
    </TypedSelect>
  );
}

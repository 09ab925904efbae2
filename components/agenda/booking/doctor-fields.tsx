'use client';

import { useTranslations } from 'next-intl';
import { TypedSelect } from '@/components/form/inputs/typed-select';
import { Field } from '@/components/ui/field';
import type { Directory } from '@/lib/agenda/shared/directory';
import { doctorChoices } from './booking-choices';
import type { BookingFieldsProps } from './booking-fields';

/** Who sees the patient, and where. */
export function DoctorFields({
  booking,
  directory,
  errorOf,
}: BookingFieldsProps & { directory: Pick<Directory, 'doctors' | 'procedures' | 'locations'> }) {
  const t = useTranslations('booking');
  const { draft, dispatch, places, locationId } = booking;
  const { fitting, others } = doctorChoices(directory, draft.procedureId);
  const isAny = draft.doctorId === '';
  // One that was chosen for another date stays chosen, until another one is.
  const chosen = directory.locations.filter(
    ({ id }) => id === locationId && !places.some((place) => place.id === id),
  );
  const locations = isAny ? directory.locations : [...places, ...chosen];
  return (
    // Beside each other where the panel is low, so that the next openings come into sight.
    <div className="grid gap-x-3 gap-y-4 lg:grid-cols-[3fr_2fr]">
      <Field label={t('fields.doctor')} error={errorOf('doctor')}>
        {(control) => (
          <TypedSelect
            {...control}
            name="doctor"
            value={draft.doctorId}
            onChoose={(doctorId) => dispatch({ type: 'doctor', doctorId })}
          >
            <option value="">{t('anyDoctor')}</option>
            {fitting.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            {others.length > 0 && (
              <optgroup label={t('otherDoctors')}>
                {others.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            )}
          </TypedSelect>
        )}
      </Field>
      <Field label={t('fields.location')} error={errorOf('location')}>
        {(control) => (
          <TypedSelect
            {...control}
            name="location"
            value={locationId}
            onChoose={(chosen) => dispatch({ type: 'location', locationId: chosen })}
          >
            {isAny && <option value="">{t('anyLocation')}</option>}
            {locations.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </TypedSelect>
        )}
      </Field>
    </div>
  );
}

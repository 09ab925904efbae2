'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { TypedSelect } from '@/components/form/inputs/typed-select';
import { Button } from '@/components/ui/buttons/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { formatInstant } from '@/lib/kit/dates/clinic-time';
import type { Medication } from '@/lib/kit/medication';

/** A prescription of before, to be repeated. */
export interface PastPrescription {
  readonly id: string;
  readonly createdAt: string;
  readonly medications: readonly Medication[];
}

interface BringMedicationsProps {
  favourites: readonly Medication[];
  past: readonly PastPrescription[];
  /** The clinic's time zone. */
  timezone: string;
  onBring: (medications: readonly Medication[]) => void;
}

/** What is prescribed often, and what was before: one press instead of writing it again. */
export function BringMedications({ favourites, past, timezone, onBring }: BringMedicationsProps) {
  const t = useTranslations('prescriptions.form');
  const locale = useLocale();
  const [pastId, setPastId] = useState('');
  const chosen = past.find(({ id }) => id === pastId);
  if (favourites.length === 0 && past.length === 0) return null;
  return (
    <Card title={t('bring')}>
      <div className="grid gap-4">
        {favourites.length > 0 && (
          <section aria-label={t('favourites')}>
            <h3 className="mb-1 font-medium">{t('favourites')}</h3>
            <ul className="flex flex-wrap gap-2">
              {favourites.map((medication) => (
                <li key={JSON.stringify(medication)}>
                  {/* As high as its words need: a medication with its dose is longer than a telephone is wide. */}
                  <Button
                    size="small"
                    icon="star"
                    className="h-auto! min-h-7 shrink! touch:min-h-11"
                    onClick={() => onBring([medication])}
                  >
                    <span className="text-left wrap-anywhere whitespace-normal">
                      {[medication.name, medication.dosage].filter(Boolean).join(' · ')}
                    </span>
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
        {past.length > 0 && (
          <Field label={t('repeat')} className="max-w-xl">
            {(control) => (
              // Brought by its button: arrow keys pass over what is not meant.
              <span className="flex flex-wrap gap-2">
                <TypedSelect
                  {...control}
                  className="min-w-44 flex-1"
                  value={pastId}
                  onChoose={setPastId}
                >
                  <option value="">{t('choosePast')}</option>
                  {past.map(({ id, createdAt, medications }) => (
                    <option key={id} value={id}>
                      {formatInstant(createdAt, locale, timezone)} ·{' '}
                      {medications.map(({ name }) => name).join(', ')}
                    </option>
                  ))}
                </TypedSelect>
                {chosen && (
                  <Button
                    onClick={() => {
                      setPastId('');
                      onBring(chosen.medications);
                    }}
                  >
                    {t('bringPast')}
                  </Button>
                )}
              </span>
            )}
          </Field>
        )}
      </div>
    </Card>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type UseFieldArrayReturn, useFormContext } from 'react-hook-form';
import { enterGoesOn } from '@/components/form/inputs/enter-goes-on';
import { Button } from '@/components/ui/buttons/button';
import { Card } from '@/components/ui/card';
import { prescriptionLimits } from '@/lib/contract/limits';
import {
  BLANK_LINE,
  isBlankLine,
  type PrescriptionValues,
} from '@/lib/records/prescriptions/prescription-form';
import { MedicationFields } from './medication-fields';
import type { Favourites } from './use-favourites';

interface MedicationsCardProps {
  lines: UseFieldArrayReturn<PrescriptionValues, 'medications'>;
  favourites: Favourites;
}

/** What is prescribed, in order; Enter after a medication leads to the next. */
export function MedicationsCard({ lines, favourites }: MedicationsCardProps) {
  const t = useTranslations('prescriptions.form');
  const { getValues } = useFormContext<PrescriptionValues>();
  const list = useRef<HTMLUListElement>(null);
  const { fields } = lines;
  const last = fields.length - 1;
  const isFull = fields.length >= prescriptionLimits.medications;

  function focusLine(index: number): void {
    const name = `medications.${index}.name`;
    list.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  }

  function add(): void {
    // There before the focus goes to it.
    flushSync(() => lines.append(BLANK_LINE, { shouldFocus: false }));
    focusLine(last + 1);
  }

  function remove(index: number): void {
    flushSync(() => {
      if (last > 0) lines.remove(index);
      else lines.replace([BLANK_LINE]);
    });
    focusLine(Math.max(0, Math.min(index, last - 1)));
  }

  function move(index: number, by: -1 | 1): void {
    const to = index + by;
    if (to >= 0 && to <= last) lines.move(index, to);
  }

  function onKeyDown(event: KeyboardEvent, index: number): void {
    if (!enterGoesOn(event)) return;
    if (index < last) focusLine(index + 1);
    else if (!isBlankLine(getValues(`medications.${index}`)) && !isFull) add();
  }

  return (
    <Card title={t('medications')} flush>
      <ul ref={list} className="divide-y divide-line">
        {fields.map(({ id }, index) => (
          <MedicationFields
            key={id}
            index={index}
            isLast={index === last}
            favourites={favourites}
            onKeyDown={(event) => onKeyDown(event, index)}
            onMove={(by) => move(index, by)}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-3">
        <Button
          icon="add"
          disabledReason={isFull ? t('full', { most: prescriptionLimits.medications }) : undefined}
          onClick={add}
        >
          {t('add')}
        </Button>
        {favourites.isUntold && (
          <p role="alert" className="text-sm text-attention">
            {t('favouriteNotKept')}
          </p>
        )}
      </div>
    </Card>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { enterGoesOn } from '@/components/form/enter-goes-on';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { prescriptionLimits } from '@/lib/contract/prescription-limits';
import { isBlankLine } from '@/lib/prescriptions/prescription-draft';
import { MedicationFields, medicationFieldName } from './medication-fields';
import type { Favourites } from './use-favourites';
import type { PrescriptionFormState } from './use-prescription-form';

interface MedicationsCardProps {
  form: PrescriptionFormState;
  favourites: Favourites;
}

/** What is prescribed, in order; Enter after a medication leads to the next. */
export function MedicationsCard({ form, favourites }: MedicationsCardProps) {
  const t = useTranslations('prescriptions.form');
  const card = useRef<HTMLUListElement>(null);
  const lines = form.draft.medications;
  const isFull = lines.length >= prescriptionLimits.medications;

  function focusLine(id: number): void {
    const field = card.current?.querySelector<HTMLElement>(
      `[name="${medicationFieldName(id, 'name')}"]`,
    );
    field?.focus();
  }

  function add(): void {
    let id = 0;
    // There before the focus goes to it.
    flushSync(() => {
      id = form.addLine();
    });
    focusLine(id);
  }

  function remove(id: number): void {
    const index = lines.findIndex((line) => line.id === id);
    const next = lines[index + 1] ?? lines[index - 1];
    let left = next?.id ?? 0;
    flushSync(() => {
      left = form.removeLine(id) ?? left;
    });
    focusLine(left);
  }

  function onKeyDown(event: KeyboardEvent, index: number): void {
    if (!enterGoesOn(event)) return;
    const next = lines[index + 1];
    const line = lines[index];
    if (next) focusLine(next.id);
    else if (line && !isBlankLine(line) && !isFull) add();
  }

  return (
    <Card title={t('medications')} flush>
      <ul ref={card} className="divide-y divide-line">
        {lines.map((line, index) => (
          <MedicationFields
            key={line.id}
            number={index + 1}
            isLast={index === lines.length - 1}
            line={line}
            errors={form.errors.medications.get(line.id)}
            isFavourite={favourites.has(line)}
            onChange={(changed) => form.changeLine(line.id, changed)}
            onKeyDown={(event) => onKeyDown(event, index)}
            onMove={(by) => form.moveLine(line.id, by)}
            onRemove={() => remove(line.id)}
            onFavourite={() => favourites.toggle(line)}
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

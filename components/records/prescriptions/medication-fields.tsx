'use client';

import { useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { TextField } from '@/components/form/fields';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { MEDICATION_FIELDS } from '@/lib/kit/medication';
import { BLANK_LINE, type PrescriptionValues } from '@/lib/records/prescriptions/prescription-form';
import type { Favourites } from './use-favourites';

interface MedicationFieldsProps {
  /** From 0. */
  index: number;
  isLast: boolean;
  favourites: Favourites;
  /** Of a key that is none of its own. */
  onKeyDown: (event: KeyboardEvent) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One medication: what, how much, for how long and how. Alt and an arrow carry it up or down. */
export function MedicationFields(props: MedicationFieldsProps) {
  const { index, isLast, favourites, onMove, onRemove } = props;
  const t = useTranslations('prescriptions.form');
  const line =
    useWatch<PrescriptionValues, `medications.${number}`>({ name: `medications.${index}` }) ??
    BLANK_LINE;
  const number = index + 1;
  const name = line.name.trim() || t('unnamed', { number });

  function onKeyDown(event: KeyboardEvent): void {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (by === undefined || !event.altKey || event.ctrlKey || event.metaKey) {
      props.onKeyDown(event);
    } else {
      event.preventDefault();
      onMove(by);
    }
  }

  return (
    <li className="px-4 py-3">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset of its own would draw another frame. */}
      <div role="group" aria-label={t('line', { number })} onKeyDown={onKeyDown}>
        <div className="mb-1 flex min-h-8 items-center justify-between gap-2">
          <span className="tabular text-sm text-ink-muted">{t('line', { number })}</span>
          <span className="flex items-center gap-1">
            <IconButton
              icon="star"
              label={t('favourite', { name })}
              aria-pressed={favourites.has(line)}
              aria-disabled={line.name.trim() === ''}
              className="aria-disabled:opacity-40 aria-pressed:text-accent"
              onClick={() => line.name.trim() !== '' && favourites.toggle(line)}
            />
            <IconButton
              icon="up"
              label={t('up', { name })}
              aria-keyshortcuts="Alt+ArrowUp"
              // Not `disabled`: the focus would be lost with the last step.
              aria-disabled={index === 0}
              className="aria-disabled:opacity-40"
              onClick={() => onMove(-1)}
            />
            <IconButton
              icon="down"
              label={t('down', { name })}
              aria-keyshortcuts="Alt+ArrowDown"
              aria-disabled={isLast}
              className="aria-disabled:opacity-40"
              onClick={() => onMove(1)}
            />
            <IconButton icon="clear" label={t('remove', { name })} onClick={onRemove} />
          </span>
        </div>
        <div className="grid gap-x-3 gap-y-2 sm:grid-cols-2 lg:grid-cols-[3fr_3fr_2fr_4fr]">
          {MEDICATION_FIELDS.map((field) => (
            <TextField
              key={field}
              name={`medications.${index}.${field}`}
              label={t(`fields.${field}`)}
              {...(field !== 'name' && { note: t('optional') })}
            />
          ))}
        </div>
      </div>
    </li>
  );
}
